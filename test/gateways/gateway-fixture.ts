import type { Gateway } from '#gateways/payments/gateway.ts'

/**
 * A gateway with everybody at hand who does something at it, by our ids. What is said to happen has happened when the
 * promise is kept.
 */
export type GatewayFixture = {
  gateway: Gateway
  now: () => Date
  /** Time goes by, and whoever has something to do over there does it. */
  pass: (seconds: number) => Promise<void>
  payPix: (id: string) => Promise<void>
  payByCard: (id: string, options?: { installments?: number; keeps?: boolean; laterRefused?: boolean }) => Promise<void>
  /** The card’s bank says no, for want of funds. */
  refuseCard: (id: string) => Promise<void>
  /** The card’s bank wants to look at it first. */
  reviewCard: (id: string) => Promise<void>
  approveReview: (id: string) => Promise<void>
  /** From now on: at once, later, or never. */
  setRefundMode: (mode: 'at_once' | 'slow' | 'refused', id: string) => Promise<void>
  settleRefunds: () => Promise<void>
  contest: (id: string, to: 'opened' | 'won' | 'lost') => Promise<void>
  close: () => Promise<void>
}
