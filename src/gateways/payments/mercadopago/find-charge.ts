import type { Charge, FindResult } from '../gateway.ts'
import { chargeOfAttempt, chargeOfCards, decisiveOf } from './cards/card-charge.ts'
import { disputeOfClaim } from './dispute-of.ts'
import type { Merchant } from './merchant.ts'
import { chargeOfPix, isPix } from './pix-charge.ts'
import { apiGet } from './api/request.ts'
import { Chargeback, Claim } from './api/chargeback.ts'
import { Payment, Payments } from './api/payment.ts'

const found = (charge: Charge | undefined): FindResult => (charge ? { outcome: 'found', charge } : { outcome: 'none' })

/** The charge opened under our id. */
export async function findById(merchant: Merchant, id: string): Promise<FindResult> {
  const payments = await findPaymentsOf(merchant, id)
  const pix = decisiveOf(payments.filter(isPix)) ?? payments.find(isPix)
  return pix ? findByPaymentId(merchant, pix.id) : found(await chargeOfCards(merchant, id, payments))
}

/** By the charge's name or the name in a webhook: a payment, a card purchase, a chargeback or a claim. */
export async function findByGatewayId(merchant: Merchant, gatewayId: string): Promise<FindResult> {
  const [, kind = 'payment', id = ''] = /^(?:([a-z_]+):)?([\w-]{1,64})$/.exec(gatewayId) ?? []
  if (kind === 'card') return found(await chargeOfCards(merchant, id, await findPaymentsOf(merchant, id)))
  if (kind === 'payment') return /^\d+$/.test(id) ? findByPaymentId(merchant, id) : { outcome: 'none' }
  if (kind === 'chargeback') return findByChargeback(merchant, id)
  return kind === 'claim' ? findByClaim(merchant, id) : { outcome: 'none' }
}

async function findByPaymentId(merchant: Merchant, id: string): Promise<FindResult> {
  const answer = await apiGet(merchant, Payment, `/v1/payments/${id}`)
  return answer.ok ? found(await chargeOf(merchant, answer.value)) : { outcome: 'none' }
}

/**
 * The charge of a payment. A card attempt gives the charge of its whole purchase. A second paid attempt, or a payment
 * without our reference, gives one of its own under its own id, so that it is not mistaken for the purchase.
 */
export async function chargeOf(merchant: Merchant, payment: Payment): Promise<Charge | undefined> {
  if (isPix(payment)) return chargeOfPix(merchant, payment)
  const reference = payment.external_reference
  if (!reference) return separateChargeOf(merchant, payment)
  const others = (await findPaymentsOf(merchant, reference)).filter(({ id }) => id !== payment.id)
  const attempts = [...others, payment].toSorted((a, b) => a.date_created.getTime() - b.date_created.getTime())
  if (payment.meaning.state === 'paid' && decisiveOf(attempts) !== payment) return separateChargeOf(merchant, payment)
  return chargeOfCards(merchant, reference, attempts)
}

const separateChargeOf = async (merchant: Merchant, payment: Payment): Promise<Charge> => ({
  ...(await chargeOfAttempt(merchant, payment)),
  gatewayId: payment.id,
})

async function findByChargeback(merchant: Merchant, id: string): Promise<FindResult> {
  const answer = await apiGet(merchant, Chargeback, `/v1/chargebacks/${id}`)
  const payment = answer.ok ? (answer.value.payments?.[0] ?? answer.value.payment_id) : undefined
  return payment ? findByPaymentId(merchant, payment) : { outcome: 'none' }
}

async function findByClaim(merchant: Merchant, id: string): Promise<FindResult> {
  const answer = await apiGet(merchant, Claim, `/post-purchase/v1/claims/${id}`)
  if (!answer.ok || answer.value.resource !== 'payment') return { outcome: 'none' }
  const payment = await apiGet(merchant, Payment, `/v1/payments/${answer.value.resource_id}`)
  const charge = payment.ok ? await chargeOf(merchant, payment.value) : undefined
  return payment.ok && charge
    ? found({ ...charge, dispute: charge.dispute ?? disputeOfClaim(answer.value, payment.value) })
    : { outcome: 'none' }
}

/** Every payment with our reference, in the order they were made. New ones may be missing for some seconds. */
export async function findPaymentsOf(merchant: Merchant, reference: string): Promise<Payment[]> {
  const answer = await apiGet(merchant, Payments, '/v1/payments/search', {
    external_reference: reference,
    sort: 'date_created',
    criteria: 'asc',
  })
  return answer.ok ? answer.value.results.filter(({ external_reference: theirs }) => theirs === reference) : []
}
