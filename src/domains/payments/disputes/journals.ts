import { availableOf, DISPUTE_LOSS, GATEWAY, SUSPENSE, type Journal } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import type { DisputeRow } from './sql.ts'

/** Freezes the remaining credit of a disputed payment: client available → suspense. */
export const frozenJournal = (key: string, personId: string, amount: Centavos): Journal => ({
  key,
  kind: 'payment_disputed',
  postings: [{ from: availableOf(personId), to: SUSPENSE, amount }],
})

/** Dispute won: the frozen amount becomes the client's credit again. Undefined when nothing was frozen. */
export const wonJournal = ({ paymentId, frozen }: DisputeRow, personId: string): Journal | undefined =>
  frozen === 0n
    ? undefined
    : {
        key: `dispute:${paymentId}:won`,
        kind: 'payment_dispute_won',
        postings: [{ from: SUSPENSE, to: availableOf(personId), amount: frozen }],
      }

/** Dispute lost: the frozen amount pays for it, and the platform pays for what was spent. */
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
