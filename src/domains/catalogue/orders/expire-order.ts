import { listAttempts } from '#domains/payments/index.ts'
import { isAwaitingPayment } from '#domains/payments/rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { endOrder } from './end-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import * as sql from './sql.ts'

/**
 * Expires an overdue order whose payments all ended, after trying once more to fulfil it. Money that comes later
 * becomes credit.
 */
export async function expireOrder(db: Db, { id, clock }: { id: string; clock: Clock }) {
  await fulfilOrder(db, { id, clock })
  await inTransaction(db, async (tx) => {
    const order = await sql.lockOrder(tx, id)
    if (!order || (await clock(tx)) < order.expiresAt) return
    const attempts = await listAttempts(tx, 'order', [id])
    if (attempts.some(({ state }) => state && isAwaitingPayment(state))) return
    await endOrder(tx, order, 'expired', await clock(tx))
  })
}
