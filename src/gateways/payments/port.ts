import type { Centavos } from '#shared/money.ts'

/** What we ask a gateway for. `id` is ours: asking again under it answers the same charge. */
export type PixOrder = { id: string; amount: Centavos; description: string; expiresAt: Date; payer: { name: string; email: string } }

export type ChargeState = 'pending' | 'paid' | 'declined' | 'expired' | 'cancelled'

/** What the gateway knows about one charge. The only thing that moves money here; a webhook never does. */
export type Charge = {
  gatewayId: string
  /** Our id as the gateway kept it. */
  reference: string
  /** The merchant account that receives the money. */
  account: string
  state: ChargeState
  amount: Centavos
  currency: string
  refunded: Centavos
  /** The text behind the QR code, "copia e cola". */
  brCode: string
  /** The gateway's own page where the charge can be paid, if it has one. */
  payPageUrl?: string | undefined
  paidAt?: Date | undefined
}

/** `unreachable`: we do not know. Ask by our id before anything else. */
export type Unreachable = { outcome: 'unreachable'; why: string }
export type Created = { outcome: 'created'; charge: Charge } | { outcome: 'declined'; why: string } | Unreachable
export type Found = { outcome: 'found'; charge: Charge } | { outcome: 'none' } | Unreachable
export type Refunded = { outcome: 'refunded' } | { outcome: 'declined'; why: string } | Unreachable

/** A webhook as it arrived. */
export type Delivery = { query: URLSearchParams; headers: Headers; body: string }

export type Gateway = {
  /** Stored with every payment, and the last part of its webhook's address. */
  name: string
  /** Our merchant account there; money reported for another one is not ours. */
  account: string
  createPix: (order: PixOrder) => Promise<Created>
  findById: (id: string) => Promise<Found>
  findByGatewayId: (gatewayId: string) => Promise<Found>
  /** The n-th refund of the payment with our id; the same n again is the same refund. */
  refund: (id: string, n: number, amount: Centavos) => Promise<Refunded>
  /** Which charge does this doorbell speak of? Undefined: nobody who knows our secret rang. */
  readWebhook: (delivery: Delivery) => { gatewayId: string } | undefined
}
