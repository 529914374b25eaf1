import type { Merchant } from './merchant.ts'
import { apiGet } from './api/request.ts'
import { Payments, type Payment } from './api/payment.ts'

/** Every payment with our reference, in the order they were made. New ones may be missing for some seconds. */
export async function findPaymentsOf(merchant: Merchant, reference: string): Promise<Payment[]> {
  const answer = await apiGet(merchant, Payments, '/v1/payments/search', {
    external_reference: reference,
    sort: 'date_created',
    criteria: 'asc',
  })
  return answer.ok ? answer.value.results.filter(({ external_reference: theirs }) => theirs === reference) : []
}
