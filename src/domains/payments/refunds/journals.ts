import type { Centavos } from '#shared/money.ts'
import {
  availableOf,
  DISPUTE_LOSS,
  GATEWAY,
  SUSPENSE,
  type Journal,
  type JournalSubject,
} from '#domains/wallet/rules.ts'
import { giftCardPostings } from '../disputes/journals.ts'
import type { TakenCard } from '../disputes/rules.ts'
import type { RefundRow } from './sql.ts'

const subjectOf = ({ paymentId, n }: { paymentId: string; n: number }): JournalSubject => ({
  kind: 'payment_refund',
  id: paymentId,
  n,
})

/** `withdrawalId`: the withdrawal that it is a part of, which names whose credit leaves. */
type Payback = Pick<RefundRow, 'paymentId' | 'personId' | 'n' | 'amount' | 'source'> & { withdrawalId: string | null }
const creditOf = ({ paymentId, n, withdrawalId }: Payback) =>
  withdrawalId ? { act: withdrawalId, sparesBonus: true } : { of: paymentId, act: `${paymentId}:${n}` }
const sourceOf = ({ source, personId }: Payback) => (source === 'wallet' ? availableOf(personId) : SUSPENSE)

/** Before the gateway is asked: the client's credit, or an amount in suspense, goes to the gateway's account. */
export const paybackJournal = (back: Payback): Journal => ({
  key: `payback:${back.paymentId}:${back.n}`,
  subject: subjectOf(back),
  kind: 'payment_payback',
  postings: [{ from: sourceOf(back), to: GATEWAY, amount: back.amount, ...creditOf(back) }],
})

/** The gateway refused: the money returns to where it came from. */
export const paybackReturnedJournal = (back: Payback): Journal => ({
  key: `payback:${back.paymentId}:${back.n}:returned`,
  subject: subjectOf(back),
  kind: 'payment_payback_returned',
  postings: [{ from: GATEWAY, to: sourceOf(back), amount: back.amount, ...creditOf(back) }],
})

type Elsewhere = {
  key: string
  paymentId: string
  n: number
  amount: Centavos
  /** What was frozen, or on a gift card that nobody has redeemed. */
  kept: Centavos
  cards: readonly TakenCard[]
  credits: readonly { personId: string; amount: Centavos }[]
}

/** The gateway refunded by itself: what is kept and credit pay for it, and the platform pays for what was used. */
export const refundedElsewhereJournal = ({ key, paymentId, n, amount, kept, cards, credits }: Elsewhere): Journal => ({
  key,
  subject: subjectOf({ paymentId, n }),
  kind: 'payment_refunded_elsewhere',
  postings: [
    ...giftCardPostings(paymentId, cards),
    {
      from: SUSPENSE,
      to: GATEWAY,
      amount: cards.reduce((rest, card) => rest - card.taken, kept),
      of: paymentId,
      act: paymentId,
    },
    ...credits.map((one) => ({ from: availableOf(one.personId), to: GATEWAY, amount: one.amount, of: paymentId })),
    { from: DISPUTE_LOSS, to: GATEWAY, amount: credits.reduce((rest, one) => rest - one.amount, amount - kept) },
  ].filter((posting) => posting.amount > 0n),
})

type Refund = { paymentId: string; personId: string; n: number }

/** A lost case was counted for money that the bank had refunded: it is no debt, or it is the client's credit again. */
export const notTakenJournal = (
  { paymentId, personId, n }: Refund,
  { excess, forgiven }: { excess: Centavos; forgiven: Centavos },
): Journal[] => [
  {
    key: `payback:${paymentId}:${n}:not_taken`,
    subject: subjectOf({ paymentId, n }),
    kind: 'payment_dispute_corrected',
    postings: [
      { from: GATEWAY, to: DISPUTE_LOSS, amount: forgiven },
      { from: GATEWAY, to: availableOf(personId), amount: excess - forgiven, of: paymentId, act: paymentId },
    ].filter(({ amount }) => amount > 0n),
  },
]
