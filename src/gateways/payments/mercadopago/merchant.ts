/** What a merchant needs at Mercado Pago. */
export type Merchant = {
  token: string
  /** Our account number there (`collector_id`). */
  account: string
  /** The first is current; the others are still accepted (rotation). */
  secrets: readonly string[]
  /** The site's public address, to which their page leads back. */
  publicUrl: string
  now: () => Date
  apiUrl?: string
}

export const GATEWAY_NAME = 'mercadopago'
/** The id of a card purchase: each attempt on its page is a payment of its own, and all carry our reference. */
export const cardChargeIdOf = (reference: string) => `card:${reference}`
