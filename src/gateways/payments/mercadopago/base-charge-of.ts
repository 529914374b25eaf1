import type { Charge } from '../gateway.ts'
import { disputeOf } from './dispute-of.ts'
import type { Merchant } from './merchant.ts'
import type { Payment } from './api/payment.ts'

type BaseCharge = Omit<Charge, 'gatewayId' | 'method'>

/** The fields of a charge that do not depend on the payment method. */
export async function baseChargeOf(merchant: Merchant, payment: Payment): Promise<BaseCharge> {
  const {
    meaning,
    transaction_amount: amount,
    transaction_amount_refunded: refunded,
    point_of_interaction: shown,
  } = payment
  return {
    reference: payment.external_reference ?? '',
    account: payment.collector_id,
    state: meaning.state,
    amount,
    currency: payment.currency_id,
    refunded: refunded ?? (payment.status === 'refunded' ? amount : 0n),
    payPageUrl: shown?.transaction_data?.ticket_url,
    processing: meaning.processing,
    declinedFor: meaning.declinedFor,
    marks: marksOf(payment),
    dispute: await disputeOf(merchant, payment),
    paidAt: meaning.state === 'paid' ? (payment.date_approved ?? payment.date_created) : undefined,
  }
}

/**
 * The document of whoever paid, which the bank knows, and what is printed on the card. A guest's `payer.id` says
 * nothing: it is the same for many.
 */
function marksOf({ payer, card }: Payment): Charge['marks'] {
  const { first_six_digits: first, last_four_digits: last, expiration_month: month, expiration_year: year } = card ?? {}
  return {
    payer: (card?.cardholder?.identification?.number ?? payer?.identification?.number)?.replace(/\W/g, '') || undefined,
    card: first && last && month && year ? `${first}-${last}-${month}-${year}` : undefined,
  }
}
