import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { PaymentMethod } from '../rules.ts'
import { isWithinRefundPeriod, refundableAmount } from './rules.ts'
import { listCreditedPayments } from './sql.ts'

export type RefundablePayment = {
  id: string
  method: PaymentMethod
  paidAt: Date
  amount: Centavos
  left: Centavos
  wasRefused: boolean
}

/**
 * Payments of a person that can be refunded to their origin, with what is left of each in centavos, newest first.
 * `wasRefused`: the bank refused a refund of it before.
 */
export async function listRefundablePayments(sql: Sql, personId: string, now: Date): Promise<RefundablePayment[]> {
  const credited = await listCreditedPayments(sql, personId)
  return credited
    .filter(({ method, paidAt, isContested }) => !isContested && isWithinRefundPeriod(method, paidAt, now))
    .map(({ id, method, paidAt, wasRefused, ...sums }) => ({
      id,
      method,
      paidAt,
      wasRefused,
      amount: sums.amount,
      left: refundableAmount(sums),
    }))
    .filter(({ left }) => left > 0n)
}
