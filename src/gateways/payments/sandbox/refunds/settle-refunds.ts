import { inTransaction } from '#platform/db.ts'
import type { Bank } from '../bank.ts'
import { queueWebhooks } from '../queue-webhooks.ts'
import { lockCharge } from '../sql.ts'
import * as sql from './sql.ts'

/** Ends the slow refunds whose time has come, one way or the other, and tells the shop. */
export async function settleRefunds({ db, clock }: Bank) {
  for (const { gatewayId, n, state } of await sql.listDueRefunds(db, await clock(db)))
    await inTransaction(db, async (tx) => {
      const charge = await lockCharge(tx, gatewayId)
      if (charge && (await sql.endRefund(tx, gatewayId, n, state))) await queueWebhooks(tx, charge, await clock(tx))
    })
}
