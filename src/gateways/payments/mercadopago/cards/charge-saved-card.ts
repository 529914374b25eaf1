import { z } from 'zod'
import type { CreateResult, DeleteCardResult, SavedCardOrder } from '../../gateway.ts'
import type { Merchant } from '../merchant.ts'
import { apiDelete, apiGet, apiPost } from '../api/request.ts'
import { Payment } from '../api/payment.ts'
import { chargeOfAttempt } from './card-charge.ts'
import { readCardToken } from './read-card.ts'

const SavedCard = z.object({ payment_method: z.object({ id: z.string() }) })
const pathOf = ({ customer, card }: { customer: string; card: string }) => `/v1/customers/${customer}/cards/${card}`
const CardToken = z.object({ id: z.string().min(1) })

/**
 * Charges a saved card without its holder and its security code, which Mercado Pago must have enabled for our account.
 * A refused card gives a declined charge; the same id is the same charge.
 */
export async function chargeSavedCard(
  merchant: Merchant,
  { id, token, amount, description }: SavedCardOrder,
): Promise<CreateResult> {
  const saved = readCardToken(token)
  if (!saved) return { outcome: 'declined', why: 'no such card' }
  const known = await apiGet(merchant, SavedCard, pathOf(saved))
  if (!known.ok) return { outcome: 'declined', why: 'no such card' }
  const cardToken = await apiPost(merchant, CardToken, '/v1/card_tokens', `${id}:token`, {
    customer_id: saved.customer,
    card_id: saved.card,
  })
  if (!cardToken.ok) return { outcome: 'declined', why: cardToken.why }
  const answer = await apiPost(merchant, Payment, '/v1/payments', id, {
    transaction_amount: amount,
    description,
    installments: 1,
    token: cardToken.value.id,
    payment_method_id: known.value.payment_method.id,
    payer: { type: 'customer', id: saved.customer },
    external_reference: id,
    statement_descriptor: 'SENSITIVOS',
  })
  if (!answer.ok) return { outcome: 'declined', why: answer.why }
  if (answer.value.transaction_amount !== amount)
    return { outcome: 'declined', why: 'reference used for another amount' }
  return { outcome: 'created', charge: await chargeOfAttempt(merchant, answer.value) }
}

/** Deletes a saved card of a customer. One that is not there is gone, also because an earlier answer was lost. */
export async function deleteCard(merchant: Merchant, token: string): Promise<DeleteCardResult> {
  const saved = readCardToken(token)
  if (!saved) return { outcome: 'gone' }
  const answer = await apiDelete(merchant, pathOf(saved))
  return answer.ok || answer.status === 404 ? { outcome: 'gone' } : { outcome: 'declined', why: answer.why }
}
