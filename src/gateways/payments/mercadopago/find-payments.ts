import type { Merchant } from './merchant.ts'
import { apiGet } from './api/request.ts'
import { Payments, type Payment } from './api/payment.ts'

/**
 * Every payment made under our reference, in the order in which they were made. A new one may be missing for some
 * seconds.
 */
export async function findPaymentsOf(merchant: Merchant, reference: string): Promise<Payment[]> {
  const answer = await apiGet(merchant, Payments, '/v1/payments/search', {
    external_reference: reference,
    sort: 'date_created',
    criteria: 'asc',
  })
  return answer.ok ? answer.value.results.filter(({ external_reference: theirs }) => theirs === reference) : []
}
