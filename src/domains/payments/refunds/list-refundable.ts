import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { Method } from '../rules.ts'
import { canStillGoBack, leftOf } from './rules.ts'
import { listCredited } from './sql.ts'

export type RefundablePayment = {
  id: string
  method: Method
  paidAt: Date
  amount: Centavos
  left: Centavos
  wasRefused: boolean
}

/**
 * Payments of somebody that can go back the way they came, each with what is left of it in centavos, newest first.
 * `wasRefused`: the bank said no before.
 */
export async function listRefundable(sql: Sql, personId: string, now: Date): Promise<RefundablePayment[]> {
  const credited = await listCredited(sql, personId)
  return credited
    .filter(({ method, paidAt, isContested }) => !isContested && canStillGoBack(method, paidAt, now))
    .map(({ id, method, paidAt, wasRefused, ...sums }) => ({
      id,
      method,
      paidAt,
      wasRefused,
      amount: sums.amount,
      left: leftOf(sums),
    }))
    .filter(({ left }) => left > 0n)
}
