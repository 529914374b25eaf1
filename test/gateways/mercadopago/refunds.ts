import { errorReply, okReply, type Reply } from './replies.ts'
import type { FakeStore, KnownRefund } from './store.ts'
import { changePayment } from './payments.ts'
import { refundJson } from './json.ts'

/** POST /v1/payments/{id}/refunds */
export function refundPayment(store: FakeStore, id: number, amount: unknown, now: Date): Reply {
  const payment = store.payments.get(id)
  if (!payment) return errorReply(404, 'Payment not found', 2000)
  const cents = typeof amount === 'number' ? Math.round(amount * 100) : payment.cents - payment.refundedCents
  if (payment.status !== 'approved')
    return errorReply(400, 'The action requested is not valid for the current payment state', 2063)
  const underWay = store.refunds
    .filter((one) => one.paymentId === id && one.status === 'in_process')
    .reduce((sum, one) => sum + one.cents, 0)
  if (cents <= 0 || payment.refundedCents + underWay + cents > payment.cents)
    return errorReply(400, 'Invalid refund amount', 4040)
  if (store.refundMode === 'refused') return errorReply(400, 'Insufficient balance to refund', 15016)
  const refund: KnownRefund = { id: store.nextId++, paymentId: id, cents, status: 'in_process', at: now }
  store.refunds.push(refund)
  if (store.refundMode === 'at_once') settleRefunds(store, 'approved', now)
  return okReply(refundJson(refund), 201)
}

/** Ends the pending refunds. */
export function settleRefunds(store: FakeStore, status: 'approved' | 'rejected', now: Date) {
  for (const refund of store.refunds) {
    if (refund.status !== 'in_process') continue
    refund.status = status
    if (status === 'rejected') continue
    const payment = store.payments.get(refund.paymentId)!
    payment.refundedCents += refund.cents
    const isAll = payment.refundedCents === payment.cents
    changePayment(store, payment, isAll ? 'refunded' : 'approved', isAll ? 'refunded' : 'partially_refunded', now)
  }
}
