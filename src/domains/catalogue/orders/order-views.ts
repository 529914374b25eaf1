import { listAttempts, type PaymentAttempt } from '#domains/payments/index.ts'
import { isAwaitingPayment } from '#domains/payments/rules.ts'
import { listReceiptCodes } from '#domains/receipts/index.ts'
import type { Sql } from '#platform/db.ts'
import { goodsViews } from '../goods/goods-views.ts'
import type { Order } from './contract.ts'
import { isUnpaid, paysOrder, wasPaid, cancellableUntil } from './rules.ts'
import { creditsOf } from './terms.rules.ts'
import { cancellationViews } from './cancellation/cancellation-views.ts'
import type { OrderRow } from './sql.ts'
import { bonusUntil, minutesUntil } from './validity.rules.ts'

/** Orders as their owner sees them: what was agreed, what it gives and until when, and the payment to follow. */
export async function orderViews(sql: Sql, orders: readonly OrderRow[], readAt: Date): Promise<Order[]> {
  const attempts =
    orders.length > 0
      ? await listAttempts(
          sql,
          'order',
          orders.map(({ id }) => id),
        )
      : []
  const paid = orders.flatMap((order) => subjectOf(order) ?? [])
  const goods = await goodsViews(sql, orders)
  const cancellations = await cancellationViews(sql, orders)
  const codes = paid.length > 0 ? await listReceiptCodes(sql, paid) : new Map<string, string>()
  return orders.map((order) => ({
    ...viewOf(
      order,
      attempts.filter(({ subjectId }) => subjectId === order.id),
    ),
    gives: benefitsOf(order, readAt),
    goods: goods.get(order.id) ?? null,
    receiptCode: codes.get(subjectOf(order) ?? '') ?? null,
    cancellation: cancellations.get(order.id) ?? null,
    readAt,
  }))
}

export const orderView = async (sql: Sql, order: OrderRow, readAt: Date): Promise<Order> =>
  (await orderViews(sql, [order], readAt))[0]!

/** What its receipt is of: goods have one of their own, with their lines. */
const subjectOf = ({ id, kind, paidAt, paymentId }: OrderRow) =>
  kind === 'goods' ? paidAt && `goods:${id}` : paymentId && `payment:${paymentId}`

function viewOf(
  order: OrderRow,
  attempts: readonly PaymentAttempt[],
): Omit<Order, 'gives' | 'goods' | 'receiptCode' | 'cancellation' | 'readAt'> {
  const { id, kind, slug, version, title, state, coupon, placedAt, expiresAt, paidAt, paymentId } = order
  const surplus = attempts.filter((one) => paysOrder(one.state) && one.paymentId !== paymentId)
  const following = attemptToFollow(order, attempts)
  const waitsForFunds = isUnpaid(state) && surplus.length > 0
  return {
    id,
    kind,
    slug,
    version,
    title,
    state,
    question: order.question,
    coupon,
    isCouponAutomatic: order.isCouponAutomatic,
    placedAt,
    expiresAt,
    paidAt,
    waitsForFunds,
    priceCents: order.price,
    discountCents: order.discount,
    totalCents: order.total,
    fromBalanceCents: wasPaid(state) ? order.fromBalance : shareOf(following),
    consultant: consultantOf(order),
    // Goods are cancelled until they are packed, and returned once they came.
    cancellableUntil: paidAt && order.total > 0n && kind !== 'goods' ? cancellableUntil(paidAt) : null,
    payment: following
      ? { id: following.paymentId, method: following.method, installments: following.installments }
      : null,
    surplusCents: waitsForFunds ? 0n : surplus.reduce((sum, { amount }) => sum + amount!, 0n),
  }
}

/** What the balance pays beside a payment that has come or still may. */
const shareOf = (following: PaymentAttempt | undefined) =>
  following?.state && (isAwaitingPayment(following.state) || paysOrder(following.state)) ? following.fromBalance : 0n

/** The payment that paid it, else one that is still open, else the latest; attempts without a payment are left out. */
const attemptToFollow = ({ paymentId }: OrderRow, attempts: readonly PaymentAttempt[]): PaymentAttempt | undefined =>
  attempts.find((a) => a.paymentId === paymentId) ??
  attempts.find(({ state }) => paysOrder(state)) ??
  attempts.find(({ state }) => state && isAwaitingPayment(state)) ??
  attempts.find(({ state }) => state)

export const consultantOf = ({ consultantId, consultantName, channel, ceiling }: OrderRow): Order['consultant'] =>
  consultantId
    ? { id: consultantId, name: consultantName ?? '', channel: channel!, pricePerMinuteCents: ceiling }
    : null

/** What an order gives, and until when: as delivered, or as if it were paid now. */
export function benefitsOf(order: OrderRow, now: Date): Order['gives'] {
  const { credits, bonus } = creditsOf(order)
  return {
    creditsCents: credits,
    bonusCents: bonus,
    bonusUntil: bonus > 0n ? (order.bonusUntil ?? bonusUntil(order.kind, now)) : null,
    minutes: order.minutes,
    minutesUntil: order.minutesUntil ?? minutesUntil(order.kind, now) ?? null,
    ceilingCents: order.ceiling,
    answerHours: order.answerHours,
  }
}
