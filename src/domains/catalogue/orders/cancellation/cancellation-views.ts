import { listRefundStates } from '#domains/payments/index.ts'
import type { Sql } from '#platform/db.ts'
import type { Order } from '../contract.ts'
import type { OrderRow } from '../sql.ts'
import { listCancellations } from './sql.ts'

/** Cancellations of these orders, by order, with the state of each refund at the bank. */
export async function cancellationViews(
  sql: Sql,
  orders: readonly OrderRow[],
): Promise<Map<string, Order['cancellation']>> {
  const refunded = orders.filter(({ state }) => state === 'refunded' || state === 'partly_refunded')
  if (refunded.length === 0) return new Map()
  const cancellations = await listCancellations(
    sql,
    refunded.map(({ id }) => id),
  )
  const paymentOf = new Map(refunded.map(({ id, paymentId }) => [id, paymentId]))
  const refunds = cancellations.flatMap(({ orderId, refundN }) =>
    refundN === null ? [] : [{ paymentId: paymentOf.get(orderId)!, n: refundN }],
  )
  const states = refunds.length > 0 ? await listRefundStates(sql, refunds) : []
  return new Map(
    cancellations.map(({ orderId, protocol, at, toOrigin, toBalance, toCredit, deducted, refundN }) => [
      orderId,
      {
        protocol,
        at,
        toOriginCents: toOrigin,
        toBalanceCents: toBalance,
        toCreditCents: toCredit,
        deductedCents: deducted,
        state: states.find(({ paymentId, n }) => paymentId === paymentOf.get(orderId) && n === refundN)?.state ?? null,
      },
    ]),
  )
}
