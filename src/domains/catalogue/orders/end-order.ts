import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { orderMoved } from '../facts.ts'
import { returnCouponUse } from '../coupons/sql.ts'
import { canMove } from './rules.ts'
import { recordMove, type OrderRow } from './sql.ts'

/** Ends a locked, unpaid order and returns its coupon. An order that cannot move to this state stays as it is. */
export async function endOrder(
  tx: Tx,
  { id, personId, state, coupon }: OrderRow,
  to: 'expired' | 'cancelled',
  at: Date,
) {
  if (!canMove(state, to)) return
  await recordMove(tx, id, to, at)
  if (coupon) await returnCouponUse(tx, id, at)
  await announce(tx, orderMoved(personId, { orderId: id }))
}
