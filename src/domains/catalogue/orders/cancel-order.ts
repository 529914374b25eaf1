import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { endOrder } from './end-order.ts'
import { refuse, wasPaid } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Cancels an unpaid order. Money that comes for it later becomes credit. Refuses a paid order, and another person's.
 */
export const cancelOrder = (
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<sql.OrderRow> =>
  inTransaction(db, async (tx) => {
    const order = await sql.lockOrder(tx, id)
    if (order?.personId !== personId) throw refuse('order_not_found')
    if (wasPaid(order.state)) throw refuse('already_paid')
    await endOrder(tx, order, 'cancelled', await clock(tx))
    return (await sql.findOrder(tx, id))!
  })
