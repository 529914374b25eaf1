import { availableOf, GATEWAY, SUSPENSE, type Journal } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

type Moved = { id: string; n: number; amount: Centavos }

/** An unmatched charge: gateway → suspense. Undefined for an amount that a ledger in reais cannot hold. */
export const unmatchedChargeJournal = (
  gateway: string,
  { gatewayId, amount, currency }: { gatewayId: string; amount: Centavos; currency: string },
): Journal | undefined =>
  currency !== 'BRL' || amount <= 0n
    ? undefined
    : {
        key: `unmatched:${gateway}:${gatewayId}`,
        subject: { kind: 'unmatched_charge', id: gatewayId },
        kind: 'payment_suspense',
        postings: [{ from: GATEWAY, to: SUSPENSE, amount }],
      }

/** The team credits it to a client: suspense → client available. */
export const creditedJournal = (
  { id, n, amount }: Moved,
  { personId, paymentId }: { personId: string; paymentId: string },
): Journal => ({
  key: `suspense:${id}:${n}`,
  subject: { kind: 'suspense_entry', id },
  kind: 'payment_suspense_credited',
  postings: [{ from: SUSPENSE, to: availableOf(personId), amount, of: paymentId }],
})

/** The money is not here any more, or never was: suspense → gateway. */
export const writtenOffJournal = ({ id, n, amount }: Moved): Journal => ({
  key: `suspense:${id}:${n}`,
  subject: { kind: 'suspense_entry', id },
  kind: 'payment_suspense_written_off',
  postings: [{ from: SUSPENSE, to: GATEWAY, amount }],
})
