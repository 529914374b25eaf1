import { inTransaction } from '#platform/db.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import type { Bank } from '../bank.ts'
import { queueWebhooks } from '../queue-webhooks.ts'
import { lockCharge } from '../sql.ts'
import * as sql from './sql.ts'

const AT_ONCE = 200

/** Settles the slow refunds that are due, as done or declined, and queues webhooks about them. */
export async function settleRefunds(bank: Bank) {
  const { db, clock } = bank
  const now = await clock(db)
  await untilEmpty(bank, AT_ONCE, async (most) => {
    const due = await sql.listDueRefunds(db, now, most)
    for (const { gatewayId, n, state } of due)
      await inTransaction(db, async (tx) => {
        const charge = await lockCharge(tx, gatewayId)
        if (charge && (await sql.endRefund(tx, gatewayId, n, state))) await queueWebhooks(tx, charge, await clock(tx))
      })
    return due.length
  })
}
