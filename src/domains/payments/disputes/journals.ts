import { DISPUTE_LOSS, GATEWAY, SUSPENSE, type Journal, type JournalSubject } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { keyOf } from './rules.ts'

type Case = { paymentId: string; n: number }
const subjectOf = ({ paymentId, n }: Case): JournalSubject => ({ kind: 'dispute', id: paymentId, n })

/** Dispute lost: the frozen amount pays for it, and the platform pays for the rest. None when nothing was taken. */
export function lostJournals(dispute: Case, { taken, frozen }: { taken: Centavos; frozen: Centavos }): Journal[] {
  const { paymentId } = dispute
  const postings = [
    { from: SUSPENSE, to: GATEWAY, amount: frozen, of: paymentId, act: paymentId },
    { from: DISPUTE_LOSS, to: GATEWAY, amount: taken - frozen },
  ].filter(({ amount }) => amount > 0n)
  return postings.length > 0
    ? [{ key: `${keyOf(dispute)}:lost`, subject: subjectOf(dispute), kind: 'payment_dispute_lost', postings }]
    : []
}
