import { z } from 'zod'
import type { CreateResult, SavedCardOrder } from '../../gateway.ts'
import type { Merchant } from '../merchant.ts'
import { apiGet, apiPost } from '../api/request.ts'
import { Payment } from '../api/payment.ts'
import { chargeOfAttempt } from './card-charge.ts'
import { readCardToken } from './read-card.ts'

const SavedCard = z.object({ payment_method: z.object({ id: z.string() }) })
const CardToken = z.object({ id: z.string().min(1) })

/**
 * Charges a card that is kept under a customer of ours, without its holder and its security code, which Mercado Pago
 * must have allowed our account. A refused card is a charge that was declined; the same id is the same charge.
 */
export async function chargeSavedCard(
  merchant: Merchant,
  { id, token, amount, description }: SavedCardOrder,
): Promise<CreateResult> {
  const kept = readCardToken(token)
  if (!kept) return { outcome: 'declined', why: 'no such card' }
  const known = await apiGet(merchant, SavedCard, `/v1/customers/${kept.customer}/cards/${kept.card}`)
  if (!known.ok) return { outcome: 'declined', why: 'no such card' }
  const lent = await apiPost(merchant, CardToken, '/v1/card_tokens', `${id}:token`, {
    customer_id: kept.customer,
    card_id: kept.card,
  })
  if (!lent.ok) return { outcome: 'declined', why: lent.why }
  const answer = await apiPost(merchant, Payment, '/v1/payments', id, {
    transaction_amount: amount,
    description,
    installments: 1,
    token: lent.value.id,
    payment_method_id: known.value.payment_method.id,
    payer: { type: 'customer', id: kept.customer },
    external_reference: id,
    statement_descriptor: 'SENSITIVOS',
  })
  if (!answer.ok) return { outcome: 'declined', why: answer.why }
  if (answer.value.transaction_amount !== amount)
    return { outcome: 'declined', why: 'reference used for another amount' }
  return { outcome: 'created', charge: await chargeOfAttempt(merchant, answer.value) }
}
