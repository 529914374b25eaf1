import type { Centavos } from '#shared/money.ts'
import { availableOf, DISPUTE_LOSS, type Journal, SUBSCRIPTION_REVENUE } from '../rules.ts'

type Part = { id: string; personId: string; amount: Centavos }
const unlessZero = (journals: Journal[]) => journals.filter(({ postings }) => postings[0]!.amount > 0n)

/** The unused part of a subscription's month, or minutes that expired, pay for what the bank took: not earned. */
export const periodTakenJournal = (paymentId: string, amount: Centavos, by: string) =>
  unlessZero([
    {
      key: `period:${paymentId}:taken:${by}`,
      subject: { kind: 'payment', id: paymentId },
      kind: 'subscription_period_taken',
      postings: [{ from: SUBSCRIPTION_REVENUE, to: DISPUTE_LOSS, amount }],
    },
  ])

/** A payment of a debt; cumulative. */
export const debtPaidJournal = ({ id, personId, amount }: Part, paid: Centavos): Journal => ({
  key: `debt:${id}:paid:${paid + amount}`,
  subject: { kind: 'debt', id, n: paid + amount },
  kind: 'debt_paid',
  postings: [{ from: availableOf(personId), to: DISPUTE_LOSS, amount }],
})
