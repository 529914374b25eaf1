import { no, yes, type Reply } from './answers.ts'
import type { Books, KnownRefund } from './books.ts'
import { move } from './pay.ts'
import { shownRefund } from './shown.ts'

/** POST /v1/payments/{id}/refunds */
export function refundPayment(books: Books, id: number, amount: unknown, now: Date): Reply {
  const payment = books.payments.get(id)
  if (!payment) return no(404, 'Payment not found', 2000)
  const cents = typeof amount === 'number' ? Math.round(amount * 100) : payment.cents - payment.refundedCents
  if (payment.status !== 'approved')
    return no(400, 'The action requested is not valid for the current payment state', 2063)
  const underWay = books.refunds
    .filter((one) => one.paymentId === id && one.status === 'in_process')
    .reduce((sum, one) => sum + one.cents, 0)
  if (cents <= 0 || payment.refundedCents + underWay + cents > payment.cents)
    return no(400, 'Invalid refund amount', 4040)
  if (books.refundMood === 'refused') return no(400, 'Insufficient balance to refund', 15016)
  const refund: KnownRefund = { id: books.nextId++, paymentId: id, cents, status: 'in_process', at: now }
  books.refunds.push(refund)
  if (books.refundMood === 'at_once') settleRefunds(books, 'approved', now)
  return yes(shownRefund(refund), 201)
}

/** Ends what is under way, one way or the other. */
export function settleRefunds(books: Books, status: 'approved' | 'rejected', now: Date) {
  for (const refund of books.refunds) {
    if (refund.status !== 'in_process') continue
    refund.status = status
    if (status === 'rejected') continue
    const payment = books.payments.get(refund.paymentId)!
    payment.refundedCents += refund.cents
    const isAll = payment.refundedCents === payment.cents
    move(books, payment, isAll ? 'refunded' : 'approved', isAll ? 'refunded' : 'partially_refunded', now)
  }
}
