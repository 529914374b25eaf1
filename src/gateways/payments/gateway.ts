import type { Centavos } from '#shared/money.ts'

/** What every charge needs. `id` is ours: the same id again returns the same charge. */
type Order = { id: string; amount: Centavos; description: string; payer: { name: string; email: string } }
export type PixOrder = Order & { expiresAt: Date }
/**
 * Card data is typed on the gateway's own page, never on ours. `installments` is the payer's choice here and may change
 * there; `returnPath` is where on our site that page leads back to; `keepsCard`: the payer wants to save the card.
 */
export type CardOrder = PixOrder & { installments: number; returnPath: string; keepsCard: boolean }
/** A card saved at the gateway, charged without its holder. */
export type SavedCardOrder = Order & { token: string }

export type ChargeState = 'pending' | 'paid' | 'declined' | 'expired' | 'cancelled'
/** Why a bank refused a card, as far as it is known. */
export type DeclineReason =
  | 'funds'
  | 'security_code'
  | 'expired_card'
  | 'call_issuer'
  | 'authentication'
  | 'risk'
  | 'other'

/** The payer contests the charge at their bank. `amount` is what the bank takes back if the payer wins. */
export type Dispute = {
  gatewayId: string
  state: 'opened' | 'won' | 'lost'
  amount: Centavos
  reason: string
  openedAt: Date
}

/** What the gateway knows about one charge. Only this moves money here; a webhook never does. */
export type Charge = {
  gatewayId: string
  /** Our id as the gateway stored it. */
  reference: string
  /** The merchant account that receives the money. */
  account: string
  method: 'pix' | 'card'
  /** Stays `paid` whatever is refunded or contested later: see `refunded` and `dispute`. */
  state: ChargeState
  amount: Centavos
  currency: string
  refunded: Centavos
  /** Only for Pix: the text behind the QR code, "copia e cola". */
  brCode?: string | undefined
  /** The gateway's own page where the charge can be paid, if there is one. */
  payPageUrl?: string | undefined
  /** Pending after the payer has done their part: the bank is reviewing it. */
  processing?: boolean | undefined
  declinedFor?: DeclineReason | undefined
  /** How many cards were refused under our id, where a gateway lets a payer try several; else 1 once declined. */
  refusedCards?: number | undefined
  installments?: number | undefined
  /** The card that was used; with a token if it is saved. */
  card?: { brand: string; lastFour: string; token?: string | undefined } | undefined
  /**
   * By what the gateway tells this payer and this card from others, for example a document number. For hashing only.
   */
  marks?: { payer?: string | undefined; card?: string | undefined } | undefined
  dispute?: Dispute | undefined
  paidAt?: Date | undefined
}

/** `unreachable`: the outcome is unknown. Look the charge up by our id before anything else. */
export type Unreachable = { outcome: 'unreachable'; why: string }
export type CreateResult = { outcome: 'created'; charge: Charge } | { outcome: 'declined'; why: string } | Unreachable
export type FindResult = { outcome: 'found'; charge: Charge } | { outcome: 'none' } | Unreachable
export type DeleteCardResult = { outcome: 'gone' } | { outcome: 'declined'; why: string } | Unreachable
/** `pending`: the gateway has accepted the refund and not finished it. */
export type RefundResult =
  | { outcome: 'refunded' }
  | { outcome: 'pending' }
  | { outcome: 'declined'; why: string }
  | Unreachable
export type FindRefundResult = RefundResult | { outcome: 'none' }
/**
 * For a gateway whose refunds carry no id of ours: the amount that was asked for, in centavos, and how many refunds of
 * the same amount come before it.
 */
export type SameRefunds = { amount: Centavos; earlier: number }
/** One page of charges in their current state; `next` is the cursor of the following page. */
export type ListResult = { outcome: 'listed'; charges: Charge[]; next?: string | undefined } | Unreachable

/** A webhook as received. */
export type WebhookRequest = { query: URLSearchParams; headers: Headers; body: string }

export type Gateway = {
  /** Stored with every payment; also the last segment of its webhook's address. */
  name: string
  /** What the team reads it as, in Portuguese. */
  title: string
  /** Our merchant account there; money reported for another one is not ours. */
  account: string
  createPixCharge: (order: PixOrder) => Promise<CreateResult>
  /** Opens a charge with a page of the gateway (`payPageUrl`). */
  createCardCharge: (order: CardOrder) => Promise<CreateResult>
  /** Charges a saved card. A refused card gives a declined charge with its reason. */
  chargeSavedCard: (order: SavedCardOrder) => Promise<CreateResult>
  /** Deletes a saved card; one that is not there is gone. Safe to repeat. */
  deleteCard: (token: string) => Promise<DeleteCardResult>
  findById: (id: string) => Promise<FindResult>
  findByGatewayId: (gatewayId: string) => Promise<FindResult>
  /** The n-th refund of the payment with our id; the same n again returns the same refund. */
  refund: (id: string, n: number, amount: Centavos) => Promise<RefundResult>
  /** The state of the n-th refund. `none` also from a gateway that cannot tell: requesting the same n again is safe. */
  findRefund: (id: string, n: number, same: SameRefunds) => Promise<FindRefundResult>
  /** Every charge opened or changed since then, oldest change first, in pages. */
  listSince: (since: Date, cursor?: string) => Promise<ListResult>
  /** The headers that prove a webhook, in lower case; they are kept with it. */
  webhookHeaders: readonly string[]
  /** The charge that a webhook is about. Undefined: it is not signed with a secret of ours. */
  readWebhook: (delivery: WebhookRequest) => { gatewayId: string } | undefined
}
