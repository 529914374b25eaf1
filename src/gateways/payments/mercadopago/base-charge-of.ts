import type { Charge } from '../gateway.ts'
import { disputeOf } from './dispute-of.ts'
import type { Merchant } from './merchant.ts'
import type { Payment } from './api/payment.ts'

type BaseCharge = Omit<Charge, 'gatewayId' | 'method'>

/** What a payment there tells whatever it was paid with. */
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
    dispute: await disputeOf(merchant, payment),
    paidAt: meaning.state === 'paid' ? (payment.date_approved ?? payment.date_created) : undefined,
  }
}
