import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { isCredited, refuse as refusePayment } from '../rules.ts'
import { lockPayment } from '../sql.ts'
import { isWithinRefundPeriod, refundableAmount, refuse } from './rules.ts'
import { findRefundSums } from './sql.ts'

type Asked = { paymentId: string; personId: string; at: Date }

/**
 * Locks a payment (before any account) and answers how many centavos of it can still be refunded to their origin; zero
 * after the bank's time limit. Refuses another person's payment, a disputed one, and one that the bank gave back.
 */
export async function lockRefundablePayment(tx: Tx, { paymentId, personId, at }: Asked): Promise<Centavos> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.personId !== personId) throw refusePayment('payment_not_found')
  const sums = await findRefundSums(tx, paymentId)
  if (sums.isContested) throw refuse('refund_of_contested')
  if (sums.isLost) throw refuse('refund_of_lost')
  const isPossible =
    isCredited(payment.state) && payment.paidAt && isWithinRefundPeriod(payment.method, payment.paidAt, at)
  return isPossible ? refundableAmount(sums) : 0n
}
