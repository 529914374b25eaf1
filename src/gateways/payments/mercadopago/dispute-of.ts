import type { Dispute } from '../gateway.ts'
import type { Merchant } from './merchant.ts'
import { apiGet, UnansweredError } from './api/request.ts'
import { Chargebacks, type Claim } from './api/chargeback.ts'
import type { Payment } from './api/payment.ts'

/** What the payer contests of a payment, at the card's bank or at Mercado Pago. Throws when it cannot be found yet. */
export async function disputeOf(merchant: Merchant, payment: Payment): Promise<Dispute | undefined> {
  const { id, meaning, transaction_amount: amount, date_last_updated: updatedAt, date_created: createdAt } = payment
  if (!meaning.contested) return undefined
  const { by, state } = meaning.contested
  if (by === 'mediation') return { ...mediationOf(payment), state, amount, openedAt: updatedAt ?? createdAt }
  const answer = await apiGet(merchant, Chargebacks, '/v1/chargebacks/search', { payment_id: id })
  const chargeback = answer.ok ? answer.value.results[0] : undefined
  if (!chargeback) throw new UnansweredError(`payment ${id} is charged back, but no chargeback was found`)
  const reason = chargeback.reason?.slice(0, 500) ?? 'Contestação no banco do cartão'
  return { gatewayId: chargeback.id, state, amount: chargeback.amount, reason, openedAt: chargeback.date_created }
}

const mediationOf = ({ id }: Payment) => ({ gatewayId: `mediation:${id}`, reason: 'Reclamação no Mercado Pago' })

/** A mediation as its claim shows it: after it is closed, the payment alone does not say how it ended. */
export function disputeOfClaim({ status, resolution, date_created: openedAt }: Claim, payment: Payment): Dispute {
  const isLost = resolution?.benefited?.includes('complainant') === true
  const state = status !== 'closed' ? 'opened' : isLost ? 'lost' : 'won'
  return { ...mediationOf(payment), state, amount: payment.transaction_amount, openedAt }
}
