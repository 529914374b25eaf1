import type { Merchant } from './merchant.ts'
import { ask } from './wire/ask.ts'
import { Payments, type Payment } from './wire/payment.ts'

/**
 * Every payment made under our reference, in the order in which they were made. A new one may be missing for some
 * seconds.
 */
export async function findPaymentsOf(merchant: Merchant, reference: string): Promise<Payment[]> {
  const answer = await ask(merchant, Payments, '/v1/payments/search', {
    external_reference: reference,
    sort: 'date_created',
    criteria: 'asc',
  })
  return answer.said === 'yes'
    ? answer.given.results.filter(({ external_reference: theirs }) => theirs === reference)
    : []
}
