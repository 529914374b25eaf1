import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { orderMoved } from '../facts.ts'
import { returnCouponUse } from '../coupons/sql.ts'
import { FLOWS } from '../kinds/flows.ts'
import { releaseBalance } from './reserve-balance.ts'
import { canMove } from './rules.ts'
import { recordMove, type OrderRow } from './sql.ts'

/**
 * Ends a locked, unpaid order; returns its coupon, what was reserved of the balance, and what it held. An order that
 * cannot move to this state stays as it is.
 */
export async function endOrder(tx: Tx, order: OrderRow, to: 'expired' | 'cancelled', at: Date) {
  const { id, personId, kind, state, coupon } = order
  if (!canMove(state, to)) return
  await releaseBalance(tx, order)
  await recordMove(tx, id, to, at)
  if (coupon) await returnCouponUse(tx, id, at)
  await FLOWS[kind].end?.(tx, order, at)
  await announce(tx, orderMoved(personId, { orderId: id }))
}
