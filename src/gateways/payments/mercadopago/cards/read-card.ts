import type { Charge } from '../../gateway.ts'
import type { Payment } from '../api/payment.ts'

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  master: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
  debvisa: 'Visa',
  debmaster: 'Mastercard',
  debelo: 'Elo',
}

/**
 * The card of a payment; with its token, if it is kept for us under a customer of ours. Undefined: it was paid from a
 * balance there.
 */
export function readCard({ card, payer, payment_method_id: method = '' }: Payment): Charge['card'] {
  if (!card || !/^\d{4}$/.test(card.last_four_digits ?? '')) return undefined
  const token = payer?.type === 'customer' && payer.id && card.id ? cardTokenOf(payer.id, card.id) : undefined
  return { brand: BRANDS[method] ?? (method.slice(0, 40) || 'Cartão'), lastFour: card.last_four_digits!, token }
}

const CARD_TOKEN = /^([\w-]{1,80})\/(\w{1,40})$/
const cardTokenOf = (customer: string, card: string) => `${customer}/${card}`

/** Under which customer, and as which card, something is kept. Undefined: no token of ours. */
export function readCardToken(token: string): { customer: string; card: string } | undefined {
  const [, customer, card] = CARD_TOKEN.exec(token) ?? []
  return customer && card ? { customer, card } : undefined
}
