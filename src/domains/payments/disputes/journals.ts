import { availableOf, DISPUTE_LOSS, GATEWAY, SUSPENSE, type Journal } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import type { DisputeRow } from './sql.ts'

/** What is there of a contested payment waits in suspense: client available → suspense. */
export const frozenJournal = (key: string, personId: string, amount: Centavos): Journal => ({
  key,
  kind: 'payment_disputed',
  postings: [{ from: availableOf(personId), to: SUSPENSE, amount }],
})

/** The bank decided for us: what was frozen is the client's credit again. Undefined when nothing was. */
export const wonJournal = ({ paymentId, frozen }: DisputeRow, personId: string): Journal | undefined =>
  frozen === 0n
    ? undefined
    : {
        key: `dispute:${paymentId}:won`,
        kind: 'payment_dispute_won',
        postings: [{ from: SUSPENSE, to: availableOf(personId), amount: frozen }],
      }

/** The bank took the money back: what was frozen pays for it, and the house for what was spent already. */
export function lostJournal({ paymentId, amount, frozen }: DisputeRow): Journal {
  const parts = [
    { from: SUSPENSE, to: GATEWAY, amount: frozen },
    { from: DISPUTE_LOSS, to: GATEWAY, amount: amount - frozen },
  ]
  return {
    key: `dispute:${paymentId}:lost`,
    kind: 'payment_dispute_lost',
    postings: parts.filter((part) => part.amount > 0n),
  }
}
