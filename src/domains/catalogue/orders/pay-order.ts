import { guardQuestion } from '#domains/consultations/index.ts'
import { requestPayment, type PaymentContext } from '#domains/payments/index.ts'
import { isAwaitingPayment, type PaymentMethod, refuse as refusePayment } from '#domains/payments/rules.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { deliverOrder } from './deliver-order.ts'
import {
  isUnpaid,
  maxInstallmentsOf,
  MAX_PAYMENT_ATTEMPTS,
  paysOrder,
  refuse,
  ORDER_VALID_FOR_MS,
  wasPaid,
} from './rules.ts'
import * as sql from './sql.ts'

type Paying = {
  id: string
  personId: string
  paymentId: string
  method?: PaymentMethod | undefined
  installments: number
  /** The network address of whoever pays. */
  address?: string
}

/**
 * Requests the payment of an order, for its total. A second tab, a repeated click and a lost answer get the payment
 * that is still open by that method; after a declined one, a new one. With nothing left to pay it is fulfilled at once;
 * a paid order is answered as it is. Refuses an order that ended, more instalments than the amount allows, and more
 * than ten attempts.
 */
export async function payOrder(context: PaymentContext, paying: Paying): Promise<sql.OrderRow> {
  const { id, personId } = paying
  const asked = await inTransaction(context.db, async (tx) => {
    const order = await sql.lockOrder(tx, id)
    if (order?.personId !== personId) throw refuse('order_not_found')
    if (wasPaid(order.state)) return undefined
    const at = await context.clock(tx)
    if (!isUnpaid(order.state) || at >= order.expiresAt) throw refuse('order_ended')
    if (order.total > 0n) return attemptOf(tx, order, paying, at)
    if (order.kind === 'written') await guardQuestion(tx, { clientId: personId, amount: 0n, now: at })
    await deliverOrder(tx, order, null, at)
    return undefined
  })
  if (asked) {
    const { paymentId, method, installments, order } = asked
    const returnPath = `/client-dashboard?pedido=${id}`
    const keepsCard = order.kind === 'subscription' && method === 'card'
    await requestPayment(context, {
      id: paymentId,
      personId,
      amount: order.total,
      method,
      installments,
      description: order.title,
      returnPath,
      keepsCard,
      ...(paying.address !== undefined && { address: paying.address }),
    })
  }
  return (await sql.findOrder(context.db, id))!
}

/** The open attempt, or a new one; none when a payment was credited already. */
async function attemptOf(tx: Tx, order: sql.OrderRow, { paymentId, method, installments }: Paying, at: Date) {
  if (!method) throw refuse('method_missing')
  const attempts = await sql.listPaymentAttempts(tx, [order.id])
  if (attempts.some(({ state }) => paysOrder(state))) return undefined
  const chosen = { method, installments: method === 'card' ? installments : 1 }
  if (chosen.installments > maxInstallmentsOf(order)) throw refusePayment('too_many_installments')
  const goesOn = (one: sql.PaymentAttempt) =>
    one.method === chosen.method &&
    one.installments === chosen.installments &&
    (!one.state || isAwaitingPayment(one.state))
  const known = attempts.find((one) => one.paymentId === paymentId) ?? attempts.find(goesOn)
  if (known) return { ...known, order }
  if (attempts.length >= MAX_PAYMENT_ATTEMPTS) throw refuse('too_many_attempts')
  if (order.kind === 'written') await guardQuestion(tx, { clientId: order.personId, amount: order.total, now: at })
  if (
    !(await sql.insertPaymentAttempt(tx, {
      ...chosen,
      paymentId,
      orderId: order.id,
      at,
      expiresAt: new Date(at.getTime() + ORDER_VALID_FOR_MS),
    }))
  )
    throw refuse('id_reused')
  if (order.state === 'open') await sql.recordMove(tx, order.id, 'awaiting', at)
  return { ...chosen, paymentId, order }
}
