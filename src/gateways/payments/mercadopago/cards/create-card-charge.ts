import type { CardOrder, CreateResult } from '../../gateway.ts'
import type { Merchant } from '../merchant.ts'
import { nameParts } from '../name-parts.ts'
import { apiPost, formatInstant } from '../api/request.ts'
import { Preference } from '../api/preference.ts'
import { chargeOfCheckoutPage } from './card-charge.ts'
import { findCheckoutPage } from './find-checkout-page.ts'

/** Installments of at least R$ 5,00, at most twelve. */
const mostInstallments = (amount: bigint) => Math.max(1, Math.min(12, Number(amount / 500n)))
const EXCLUDED_PAYMENT_TYPES = ['ticket', 'atm', 'bank_transfer', 'digital_currency'].map((id) => ({ id }))

/** Opens a Checkout Pro page for one card payment. The same id is the same page; declined with another amount. */
export async function createCardCharge(merchant: Merchant, card: CardOrder): Promise<CreateResult> {
  const known = await findCheckoutPage(merchant, card.id)
  const answer = known
    ? { ok: true as const, value: known }
    : await apiPost(merchant, Preference, '/checkout/preferences', card.id, preferenceFor(merchant, card))
  if (!answer.ok) return { outcome: 'declined', why: answer.why }
  const charge = chargeOfCheckoutPage(merchant, answer.value)
  return charge.amount === card.amount
    ? { outcome: 'created', charge }
    : { outcome: 'declined', why: 'reference used for another amount' }
}

function preferenceFor(
  { publicUrl }: Merchant,
  { id, amount, description, expiresAt, payer, installments, returnPath, keepsCard }: CardOrder,
) {
  const back = new URL(returnPath, publicUrl).href
  const { first_name: name, last_name: surname } = nameParts(payer.name)
  return {
    items: [{ id, title: description, quantity: 1, currency_id: 'BRL', unit_price: amount }],
    external_reference: id,
    payer: { name, surname, email: payer.email },
    payment_methods: {
      excluded_payment_types: EXCLUDED_PAYMENT_TYPES,
      installments: mostInstallments(amount),
      default_installments: installments,
    },
    back_urls: { success: back, pending: back, failure: back },
    auto_return: 'approved',
    statement_descriptor: 'SENSITIVOS',
    expires: true,
    expiration_date_to: formatInstant(expiresAt),
    metadata: { keeps_card: keepsCard },
  }
}
