import { isOpen } from '#domains/payments/rules.ts'
import { listReceiptCodes } from '#domains/wallet/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Order } from './contract.ts'
import { creditsOf, isUnpaid, pays, REGRET_FOR_MS } from './rules.ts'
import { backsOf } from './regret/backs-of.ts'
import { listTries, type OrderRow, type Try } from './sql.ts'
import { bonusUntil, minutesUntil } from './until.ts'

/** Orders as their owner sees them: what was agreed, what it gives and until when, and the payment to follow. */
export async function shownOrders(sql: Sql, orders: readonly OrderRow[], readAt: Date): Promise<Order[]> {
  const tries =
    orders.length > 0
      ? await listTries(
          sql,
          orders.map(({ id }) => id),
        )
      : []
  const paid = orders.flatMap(({ paymentId }) => (paymentId ? [subjectOf(paymentId)] : []))
  const backs = await backsOf(sql, orders)
  const codes = paid.length > 0 ? await listReceiptCodes(sql, paid) : new Map<string, string>()
  return orders.map((order) => ({
    ...shown(
      order,
      tries.filter(({ orderId }) => orderId === order.id),
    ),
    gives: givesOf(order, readAt),
    receiptCode: (order.paymentId && codes.get(subjectOf(order.paymentId))) ?? null,
    back: backs.get(order.id) ?? null,
    readAt,
  }))
}

export const shownOrder = async (sql: Sql, order: OrderRow, readAt: Date): Promise<Order> =>
  (await shownOrders(sql, [order], readAt))[0]!

const subjectOf = (paymentId: string) => `payment:${paymentId}`

function shown(order: OrderRow, tries: readonly Try[]): Omit<Order, 'gives' | 'receiptCode' | 'back' | 'readAt'> {
  const { id, kind, slug, version, title, state, coupon, placedAt, expiresAt, paidAt, paymentId } = order
  const besides = tries.filter((one) => pays(one.state) && one.paymentId !== paymentId)
  const waitsForFunds = isUnpaid(state) && besides.length > 0
  return {
    id,
    kind,
    slug,
    version,
    title,
    state,
    coupon,
    placedAt,
    expiresAt,
    paidAt,
    waitsForFunds,
    priceCents: order.price,
    discountCents: order.discount,
    totalCents: order.total,
    consultant: consultantOf(order),
    regretUntil: paidAt && order.total > 0n ? new Date(paidAt.getTime() + REGRET_FOR_MS) : null,
    payment: followed(order, tries),
    besidesCents: waitsForFunds ? 0n : besides.reduce((sum, { amount }) => sum + amount!, 0n),
  }
}

/**
 * The payment that paid it, else one that still can, else the latest; what was never asked for is nothing to follow.
 */
function followed({ paymentId }: OrderRow, tries: readonly Try[]): Order['payment'] {
  const one =
    tries.find((a) => a.paymentId === paymentId) ??
    tries.find(({ state }) => pays(state)) ??
    tries.find(({ state }) => state && isOpen(state)) ??
    tries.find(({ state }) => state)
  return one ? { id: one.paymentId, method: one.method, installments: one.installments } : null
}

export const consultantOf = ({ consultantId, consultantName, channel, ceiling }: OrderRow): Order['consultant'] =>
  consultantId
    ? { id: consultantId, name: consultantName ?? '', channel: channel!, pricePerMinuteCents: ceiling }
    : null

/** What it gives, and until when: as it was given, or as it would be by paying now. */
export function givesOf(order: OrderRow, now: Date): Order['gives'] {
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
