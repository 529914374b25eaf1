import type { Gateway } from '#gateways/payments/gateway.ts'

/** A gateway, and the payers' and bank's actions at it by our ids. An action is complete when its promise resolves. */
export type GatewayFixture = {
  gateway: Gateway
  now: () => Date
  /** Advances the time and runs the gateway's jobs. */
  pass: (seconds: number) => Promise<void>
  payPix: (id: string) => Promise<void>
  payByCard: (id: string, options?: { installments?: number; keeps?: boolean; laterRefused?: boolean }) => Promise<void>
  /** The card’s bank declines for insufficient funds. */
  refuseCard: (id: string) => Promise<void>
  /** The card’s bank reviews the payment first. */
  reviewCard: (id: string) => Promise<void>
  approveReview: (id: string) => Promise<void>
  /** How refunds end from now on: at once, later, or never. */
  setRefundMode: (mode: 'at_once' | 'slow' | 'refused', id: string) => Promise<void>
  settleRefunds: () => Promise<void>
  contest: (id: string, to: 'opened' | 'won' | 'lost') => Promise<void>
  close: () => Promise<void>
}
