import type { CardOrder, Created } from '../../port.ts'
import type { Merchant } from '../merchant.ts'
import { nameParts } from '../name-parts.ts'
import { order } from '../wire/ask.ts'
import { writtenAt } from '../wire/moments.ts'
import { Preference } from '../wire/preference.ts'
import { chargeOfPage } from './card-charge.ts'
import { findPayPage } from './pay-page.ts'

/** No part below R$ 5,00, twelve at most. */
const mostParts = (amount: bigint) => Math.max(1, Math.min(12, Number(amount / 500n)))
const NOT_A_CARD = ['ticket', 'atm', 'bank_transfer', 'digital_currency'].map((id) => ({ id }))

/**
 * Opens a page of Checkout Pro for one amount by card. The same id is the same page; with another amount it is
 * declined.
 */
export async function createCard(merchant: Merchant, card: CardOrder): Promise<Created> {
  const known = await findPayPage(merchant, card.id)
  const answer = known
    ? { said: 'yes' as const, given: known }
    : await order(merchant, Preference, '/checkout/preferences', card.id, pageFor(merchant, card))
  if (answer.said === 'no') return { outcome: 'declined', why: answer.why }
  const charge = chargeOfPage(merchant, answer.given)
  return charge.amount === card.amount
    ? { outcome: 'created', charge }
    : { outcome: 'declined', why: 'reference used for another amount' }
}

function pageFor(
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
      excluded_payment_types: NOT_A_CARD,
      installments: mostParts(amount),
      default_installments: installments,
    },
    back_urls: { success: back, pending: back, failure: back },
    auto_return: 'approved',
    statement_descriptor: 'SENSITIVOS',
    expires: true,
    expiration_date_to: writtenAt(expiresAt),
    metadata: { keeps_card: keepsCard },
  }
}
