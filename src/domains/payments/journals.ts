import type { Charge } from '#gateways/payments/gateway.ts'
import { availableOf, GATEWAY, SUSPENSE, type Journal } from '#domains/wallet/rules.ts'
import type { PaymentRow } from './sql.ts'

/** A confirmed payment: gateway → client available, once. */
export const paidJournal = ({ id, personId, amount }: PaymentRow): Journal => ({
  key: `payment:${id}:paid`,
  subject: { kind: 'payment', id },
  kind: 'payment_paid',
  postings: [{ from: GATEWAY, to: availableOf(personId), amount, of: id }],
})

/**
 * Money that does not match its payment: gateway → suspense. Undefined for an amount that a ledger in reais cannot
 * hold.
 */
export function suspenseJournal({ id }: PaymentRow, { gatewayId, amount, currency }: Charge): Journal | undefined {
  if (currency !== 'BRL' || amount <= 0n) return undefined
  return {
    key: `payment:${id}:suspense:${gatewayId}`,
    subject: { kind: 'payment', id },
    kind: 'payment_suspense',
    postings: [{ from: GATEWAY, to: SUSPENSE, amount }],
  }
}
