import {
  availableOf,
  DISPUTE_LOSS,
  GATEWAY,
  GIFT_CARDS,
  SUSPENSE,
  type Journal,
  type JournalSubject,
  type Posting,
} from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'
import { keyOf, type TakenCard } from './rules.ts'

type Case = { paymentId: string; n: number }
const subjectOf = ({ paymentId, n }: Case): JournalSubject => ({ kind: 'dispute', id: paymentId, n })

/** What gift cards pay that nobody has redeemed: gift cards → gateway. */
export const giftCardPostings = (paymentId: string, cards: readonly TakenCard[]): Posting[] =>
  cards.map(({ act, taken }) => ({ from: GIFT_CARDS, to: GATEWAY, amount: taken, of: paymentId, act }))

type Lost = { taken: Centavos; kept: Centavos; cards: readonly TakenCard[] }

/**
 * Dispute lost: what was kept for it pays, an unredeemed gift card first, and the platform pays for the rest. None when
 * nothing was taken.
 */
export function lostJournals(dispute: Case, { taken, kept, cards }: Lost): Journal[] {
  const { paymentId } = dispute
  const frozen = cards.reduce((rest, card) => rest - card.taken, kept)
  const postings = [
    ...giftCardPostings(paymentId, cards),
    { from: SUSPENSE, to: GATEWAY, amount: frozen, of: paymentId, act: paymentId },
    { from: DISPUTE_LOSS, to: GATEWAY, amount: taken - kept },
  ].filter(({ amount }) => amount > 0n)
  return postings.length > 0
    ? [{ key: `${keyOf(dispute)}:lost`, subject: subjectOf(dispute), kind: 'payment_dispute_lost', postings }]
    : []
}

/** What is left of such a card is its payer's credit again. `by`: begins the keys. */
export const giftCardJournals = (
  { by, paymentId, personId }: { by: string; paymentId: string; personId: string },
  cards: readonly TakenCard[],
): Journal[] =>
  cards
    .filter(({ rest }) => rest > 0n)
    .map(({ act, rest }) => ({
      key: `${by}:card:${act}`,
      subject: { kind: 'order', id: act },
      kind: 'gift_card_returned',
      postings: [{ from: GIFT_CARDS, to: availableOf(personId), amount: rest, of: paymentId, act }],
    }))
