import type { Centavos } from '#shared/money.ts'

/** What every charge is asked for with. `id` is ours: asking again under it answers the same charge. */
type Order = { id: string; amount: Centavos; description: string; payer: { name: string; email: string } }
export type PixOrder = Order & { expiresAt: Date }
/**
 * A card is typed on the gateway's own page, never on ours. `installments` is what the payer chose here and may change
 * there; `returnPath` is where on our site that page leads back to; `keepsCard`: the payer wants to pay with it again.
 */
export type CardOrder = PixOrder & { installments: number; returnPath: string; keepsCard: boolean }
/** A card that the gateway keeps for us, charged without its holder. */
export type SavedCardOrder = Order & { token: string }

export type ChargeState = 'pending' | 'paid' | 'declined' | 'expired' | 'cancelled'
/** Why a bank refused a card, as far as it says. */
export type DeclineReason =
  | 'funds'
  | 'security_code'
  | 'expired_card'
  | 'call_issuer'
  | 'authentication'
  | 'risk'
  | 'other'

/** The payer contests the charge at their bank. `amount` is what the bank takes back if they are right. */
export type Dispute = {
  gatewayId: string
  state: 'opened' | 'won' | 'lost'
  amount: Centavos
  reason: string
  openedAt: Date
}

/** What the gateway knows about one charge. The only thing that moves money here; a webhook never does. */
export type Charge = {
  gatewayId: string
  /** Our id as the gateway kept it. */
  reference: string
  /** The merchant account that receives the money. */
  account: string
  method: 'pix' | 'card'
  /** Stays `paid` whatever is refunded or contested later: see `refunded` and `dispute`. */
  state: ChargeState
  amount: Centavos
  currency: string
  refunded: Centavos
  /** Of a Pix: the text behind the QR code, "copia e cola". */
  brCode?: string | undefined
  /** The gateway's own page where the charge can be paid, if it has one. */
  payPageUrl?: string | undefined
  /** Pending, and the payer has done their part: the bank reviews it. */
  processing?: boolean | undefined
  declinedFor?: DeclineReason | undefined
  installments?: number | undefined
  /** The card that was used, and the token under which it is kept, if it is. */
  card?: { brand: string; lastFour: string; token?: string | undefined } | undefined
  dispute?: Dispute | undefined
  paidAt?: Date | undefined
}

/** `unreachable`: we do not know. Ask by our id before anything else. */
export type Unreachable = { outcome: 'unreachable'; why: string }
export type CreateResult = { outcome: 'created'; charge: Charge } | { outcome: 'declined'; why: string } | Unreachable
export type FindResult = { outcome: 'found'; charge: Charge } | { outcome: 'none' } | Unreachable
/** `pending`: the gateway has taken note and is not done. */
export type RefundResult =
  | { outcome: 'refunded' }
  | { outcome: 'pending' }
  | { outcome: 'declined'; why: string }
  | Unreachable
export type FindRefundResult = RefundResult | { outcome: 'none' }
/** One page of charges, each as it stands now; `next` is the cursor of the page after. */
export type ListResult = { outcome: 'listed'; charges: Charge[]; next?: string | undefined } | Unreachable

/** A webhook as it arrived. */
export type WebhookRequest = { query: URLSearchParams; headers: Headers; body: string }

export type Gateway = {
  /** Stored with every payment, and the last part of its webhook's address. */
  name: string
  /** What the team reads it as, in Portuguese. */
  title: string
  /** Our merchant account there; money reported for another one is not ours. */
  account: string
  createPixCharge: (order: PixOrder) => Promise<CreateResult>
  /** Opens a charge with a page of the gateway's own (`payPageUrl`). */
  createCardCharge: (order: CardOrder) => Promise<CreateResult>
  /** Charges a card that the gateway keeps. A card that is refused is a charge that was declined, with its reason. */
  chargeSavedCard: (order: SavedCardOrder) => Promise<CreateResult>
  findById: (id: string) => Promise<FindResult>
  findByGatewayId: (gatewayId: string) => Promise<FindResult>
  /** The n-th refund of the payment with our id; the same n again is the same refund. */
  refund: (id: string, n: number, amount: Centavos) => Promise<RefundResult>
  /**
   * How the n-th refund of the payment with our id stands. `none` also from a gateway that cannot tell: asking for the
   * same n again is safe.
   */
  findRefund: (id: string, n: number) => Promise<FindRefundResult>
  /** Every charge that was opened or changed since, oldest first, page by page. */
  listSince: (since: Date, cursor?: string) => Promise<ListResult>
  /** The headers that prove a webhook, in lower case; they are kept with it. */
  webhookHeaders: readonly string[]
  /** The charge that a webhook is about. Undefined: it is not signed with a secret of ours. */
  readWebhook: (delivery: WebhookRequest) => { gatewayId: string } | undefined
}
