import { listRefundStates } from '#domains/payments/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Order } from '../contract.ts'
import type { OrderRow } from '../sql.ts'
import { listRegrets } from './sql.ts'

/** What was given back of these orders, by order, and how each refund stands at the bank. */
export async function backsOf(sql: Sql, orders: readonly OrderRow[]): Promise<Map<string, Order['back']>> {
  const refunded = orders.filter(({ state }) => state === 'refunded' || state === 'partly_refunded')
  if (refunded.length === 0) return new Map()
  const regrets = await listRegrets(
    sql,
    refunded.map(({ id }) => id),
  )
  const paymentOf = new Map(refunded.map(({ id, paymentId }) => [id, paymentId!]))
  const refunds = regrets.flatMap(({ orderId, refundN }) =>
    refundN === null ? [] : [{ paymentId: paymentOf.get(orderId)!, n: refundN }],
  )
  const states = refunds.length > 0 ? await listRefundStates(sql, refunds) : []
  return new Map(
    regrets.map(({ orderId, protocol, at, toOrigin, kept, deducted, refundN }) => [
      orderId,
      {
        protocol,
        at,
        toOriginCents: toOrigin,
        keptCents: kept,
        deductedCents: deducted,
        state: states.find(({ paymentId, n }) => paymentId === paymentOf.get(orderId) && n === refundN)?.state ?? null,
      },
    ]),
  )
}
