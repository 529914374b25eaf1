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

/** The card of a payment, with its token if it is saved for us. Undefined: paid from a Mercado Pago balance. */
export function readCard({ card, payer, payment_method_id: method = '' }: Payment): Charge['card'] {
  if (!card || !/^\d{4}$/.test(card.last_four_digits ?? '')) return undefined
  const token = payer?.type === 'customer' && payer.id && card.id ? cardTokenOf(payer.id, card.id) : undefined
  return { brand: BRANDS[method] ?? (method.slice(0, 40) || 'Cartão'), lastFour: card.last_four_digits!, token }
}

const CARD_TOKEN = /^([\w-]{1,80})\/(\w{1,40})$/
const cardTokenOf = (customer: string, card: string) => `${customer}/${card}`

/** The customer and card ids in a token of ours. Undefined: not such a token. */
export function readCardToken(token: string): { customer: string; card: string } | undefined {
  const [, customer, card] = CARD_TOKEN.exec(token) ?? []
  return customer && card ? { customer, card } : undefined
}
