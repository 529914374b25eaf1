/** The state of the fake Mercado Pago. Amounts are centavos here and become reais in its JSON. */
export type KnownPayment = {
  id: number
  reference: string | null
  method: 'pix' | 'visa' | 'master'
  status: string
  detail: string
  cents: number
  refundedCents: number
  installments: number
  createdAt: Date
  changedAt: Date
  approvedAt: Date | null
  expiresAt: Date | null
  qrCode: string | null
  lastFour: string | null
  customer: string | null
  cardId: number | null
  collector: number
  currency: string
}
export type KnownPage = {
  id: string
  reference: string
  cents: number
  installments: number
  keepsCard: boolean
  expiresAt: Date
  createdAt: Date
}
export type KnownRefund = {
  id: number
  paymentId: number
  cents: number
  status: 'approved' | 'in_process' | 'rejected'
  at: Date
}
export type KnownChargeback = { id: string; paymentId: number; cents: number; at: Date }
export type KnownClaim = { id: number; paymentId: number; status: 'opened' | 'closed'; benefited: string[]; at: Date }
/** A saved card. `later`: the result of its next charges, approved or this refusal detail. */
export type KnownCard = { id: number; customer: string; method: 'visa' | 'master'; lastFour: string; later: string }
export type Notice = { topic: 'payment' | 'topic_chargebacks_wh' | 'topic_claims_integration_wh'; id: string }

let storeCount = 0

/** Every fake numbers from a range of its own, so that two in one test are never confused. */
export const newStore = () => ({
  payments: new Map<number, KnownPayment>(),
  /** Payments that the search does not list yet. */
  unindexed: new Set<number>(),
  pages: [] as KnownPage[],
  refunds: [] as KnownRefund[],
  chargebacks: [] as KnownChargeback[],
  claims: [] as KnownClaim[],
  cards: [] as KnownCard[],
  cardTokens: new Map<string, KnownCard>(),
  /** The first answer under each idempotency key, returned again for the same key. */
  answered: new Map<string, { status: number; body: unknown }>(),
  notices: [] as Notice[],
  refundMode: 'at_once' as 'at_once' | 'slow' | 'refused',
  /** Without a Pix key of the shop, no Pix can be created. */
  hasPixKey: true,
  nextId: 90_000_000_001 + 1_000_000 * storeCount++,
})
export type FakeStore = ReturnType<typeof newStore>
