import type { Charge } from '#gateways/payments/gateway.ts'
import { availableOf, GATEWAY, SUSPENSE, type Journal } from '#domains/wallet/rules.ts'
import type { PaymentRow } from './sql.ts'

/** A confirmed payment: gateway → client available, once for ever. */
export const paidJournal = ({ id, personId, amount }: PaymentRow): Journal => ({
  key: `payment:${id}:paid`,
  kind: 'payment_paid',
  postings: [{ from: GATEWAY, to: availableOf(personId), amount }],
})

/**
 * Money that is here but nobody's yet: gateway → suspense. Undefined when there is nothing that a ledger in reais could
 * hold.
 */
export function suspenseJournal({ id }: PaymentRow, { gatewayId, amount, currency }: Charge): Journal | undefined {
  if (currency !== 'BRL' || amount <= 0n) return undefined
  return {
    key: `payment:${id}:suspense:${gatewayId}`,
    kind: 'payment_suspense',
    postings: [{ from: GATEWAY, to: SUSPENSE, amount }],
  }
}
