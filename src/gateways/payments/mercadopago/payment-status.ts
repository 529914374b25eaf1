import type { ChargeState, DeclineReason, Dispute } from '../gateway.ts'

type StatusMeaning = {
  state: ChargeState
  processing?: true
  declinedFor?: DeclineReason
  contested?: { by: 'mediation' | 'chargeback'; state: Dispute['state'] }
}

const declined = (declinedFor: DeclineReason): StatusMeaning => ({ state: 'declined', declinedFor })
const chargedBack = (state: Dispute['state']): StatusMeaning => ({
  state: 'paid',
  contested: { by: 'chargeback', state },
})

/**
 * What a payment's `status` means, or `status/status_detail` where the detail decides. Received money stays `paid`.
 * Source: Mercado Pago Developers, Checkout Transparente, "Resultados de criação" and "Consulta de pagamento".
 */
const MEANINGS: Record<string, StatusMeaning> = {
  pending: { state: 'pending' },
  in_process: { state: 'pending', processing: true },
  authorized: { state: 'pending', processing: true },
  approved: { state: 'paid' },
  refunded: { state: 'paid' },
  in_mediation: { state: 'paid', contested: { by: 'mediation', state: 'opened' } },
  charged_back: chargedBack('opened'),
  'charged_back/settled': chargedBack('lost'),
  'charged_back/reimbursed': chargedBack('won'),
  cancelled: { state: 'cancelled' },
  'cancelled/expired': { state: 'expired' },
  rejected: declined('other'),
  'rejected/cc_rejected_insufficient_amount': declined('funds'),
  'rejected/cc_amount_rate_limit_exceeded': declined('funds'),
  'rejected/cc_rejected_bad_filled_security_code': declined('security_code'),
  'rejected/cc_rejected_bad_filled_date': declined('expired_card'),
  'rejected/cc_rejected_call_for_authorize': declined('call_issuer'),
  'rejected/cc_rejected_card_disabled': declined('call_issuer'),
  'rejected/cc_rejected_3ds_challenge': declined('authentication'),
  'rejected/cc_rejected_3ds_mandatory': declined('authentication'),
  'rejected/cc_rejected_high_risk': declined('risk'),
  'rejected/cc_rejected_blacklist': declined('risk'),
  'rejected/cc_rejected_max_attempts': declined('risk'),
  'rejected/cc_rejected_duplicated_payment': declined('risk'),
}

/** Undefined: a status that is not documented. */
export const meaningOf = (status: string, detail: string | undefined): StatusMeaning | undefined =>
  MEANINGS[`${status}/${detail}`] ?? MEANINGS[status]
