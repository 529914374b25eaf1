/** What is needed to be a shop at Mercado Pago. */
export type Merchant = {
  token: string
  /** The number of our account there (`collector_id`). */
  account: string
  /** The first is the one in use; the others are still accepted (rotation). */
  secrets: readonly string[]
  /** Where people reach this site; their page leads back there. */
  publicUrl: string
  now: () => Date
  apiUrl?: string
}

export const GATEWAY_NAME = 'mercadopago'
/**
 * The name of a card purchase: every attempt on its page is a payment of its own there, and all carry our reference.
 */
export const cardChargeIdOf = (reference: string) => `card:${reference}`
