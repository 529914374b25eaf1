import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { releaseIdleBalance } from './reserve-balance.ts'
import { refuse } from './rules.ts'
import * as sql from './sql.ts'

/**
 * One of the own orders with its current state; fulfils a paid one at once, so that the reader need not wait for the
 * worker.
 */
export async function readOrder(
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<sql.OrderRow> {
  const order = await sql.findOrderOf(db, personId, id)
  if (!order) throw refuse('order_not_found')
  if (order.state !== 'awaiting') return order
  await fulfilOrder(db, { id, clock })
  if (order.reserved > 0n) await releaseIdleBalance(db, id, await clock(db))
  return (await sql.findOrder(db, id))!
}
