import { randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/db.ts'
import type { Bank } from '../bank.ts'
import { queueWebhooks } from '../queue-webhooks.ts'
import { sumRefunds } from '../refunds/sql.ts'
import { lockCharge, type DisputeState } from '../sql.ts'
import * as sql from './sql.ts'

/** Opens a dispute about what was not refunded, at most once, or decides it. Does nothing in any other state. */
export async function moveDispute({ db, clock }: Bank, gatewayId: string, to: DisputeState) {
  await inTransaction(db, async (tx) => {
    const charge = await lockCharge(tx, gatewayId)
    const at = await clock(tx)
    if (charge?.state !== 'paid' || (charge.dispute?.state ?? 'none') !== (to === 'opened' ? 'none' : 'opened')) return
    if (to === 'opened') {
      const amount = charge.amount - (await sumRefunds(tx, charge.reference))
      if (amount <= 0n) return
      const id = `DSP${randomBytes(8).toString('hex').toUpperCase()}`
      await sql.insertDispute(tx, { id, gatewayId, amount, reason: 'Compra não reconhecida', at })
    } else await sql.endDispute(tx, gatewayId, to, at)
    await queueWebhooks(tx, charge, at)
  })
}
