import { inTransaction } from '#platform/db.ts'
import type { Bank } from '../bank.ts'
import { queueWebhooks } from '../queue-webhooks.ts'
import { lockCharge } from '../sql.ts'
import * as sql from './sql.ts'

/** Settles the slow refunds that are due, as done or declined, and queues webhooks about them. */
export async function settleRefunds({ db, clock }: Bank) {
  for (const { gatewayId, n, state } of await sql.listDueRefunds(db, await clock(db)))
    await inTransaction(db, async (tx) => {
      const charge = await lockCharge(tx, gatewayId)
      if (charge && (await sql.endRefund(tx, gatewayId, n, state))) await queueWebhooks(tx, charge, await clock(tx))
    })
}
