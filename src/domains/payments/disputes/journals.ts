import {
  availableOf,
  DISPUTE_LOSS,
  GATEWAY,
  SUSPENSE,
  type Journal,
  type JournalSubject,
} from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { keyOf } from './rules.ts'

type Case = { paymentId: string; n: number }
const subjectOf = ({ paymentId, n }: Case): JournalSubject => ({ kind: 'dispute', id: paymentId, n })

/** Freezes the remaining credit of a disputed payment: client available → suspense. */
export const frozenJournal = (key: string, dispute: Case, personId: string, amount: Centavos): Journal => ({
  key,
  subject: subjectOf(dispute),
  kind: 'payment_disputed',
  postings: [{ from: availableOf(personId), to: SUSPENSE, amount }],
})

/** The frozen amount becomes the client's credit again. None when nothing was frozen. */
export const releasedJournals = (dispute: Case, personId: string, amount: Centavos, why: string): Journal[] =>
  amount === 0n
    ? []
    : [
        {
          key: `${keyOf(dispute)}:${why}`,
          subject: subjectOf(dispute),
          kind: 'payment_dispute_won',
          postings: [{ from: SUSPENSE, to: availableOf(personId), amount }],
        },
      ]

/** Dispute lost: the frozen amount pays for it, and the platform pays for the rest. None when nothing was taken. */
export function lostJournals(dispute: Case, { taken, frozen }: { taken: Centavos; frozen: Centavos }): Journal[] {
  const postings = [
    { from: SUSPENSE, to: GATEWAY, amount: frozen },
    { from: DISPUTE_LOSS, to: GATEWAY, amount: taken - frozen },
  ].filter(({ amount }) => amount > 0n)
  return postings.length > 0
    ? [{ key: `${keyOf(dispute)}:lost`, subject: subjectOf(dispute), kind: 'payment_dispute_lost', postings }]
    : []
}
