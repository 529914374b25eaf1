import { availableOf, GIFT_CARDS, type Journal } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

type Card = { orderId: string; payerId: string; paymentId: string; amount: Centavos }
const subjectOf = ({ orderId }: Card) => ({ kind: 'order', id: orderId }) as const

/** Paid: the payer's credit of this payment waits on the card. */
export const soldJournal = (card: Card): Journal => ({
  key: `gift_card:${card.orderId}:sold`,
  subject: subjectOf(card),
  kind: 'gift_card_sold',
  postings: [{ from: availableOf(card.payerId), to: GIFT_CARDS, amount: card.amount, of: card.paymentId }],
})

/** Redeemed: credit of the receiver, of the payer's payment. */
export const redeemedJournal = (card: Card, receiverId: string): Journal => ({
  key: `gift_card:${card.orderId}:redeemed`,
  subject: subjectOf(card),
  kind: 'gift_card_redeemed',
  postings: [{ from: GIFT_CARDS, to: availableOf(receiverId), amount: card.amount, of: card.paymentId }],
})

/** Back to the payer: from the card, or what its receiver has not spent; `by`: what the key ends with. */
export const returnedJournal = (card: Card, receiverId: string | null, by: 'cancelled' | 'left'): Journal => ({
  key: `gift_card:${card.orderId}:${by}`,
  subject: subjectOf(card),
  kind: 'gift_card_returned',
  postings: [
    {
      from: receiverId ? availableOf(receiverId) : GIFT_CARDS,
      to: availableOf(card.payerId),
      amount: card.amount,
      of: card.paymentId,
    },
  ],
})
