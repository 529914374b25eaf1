import type { Centavos } from '#shared/money.ts'
import { availableOf, DISPUTE_LOSS, type Journal, prepaidOf, SUBSCRIPTION_REVENUE } from '../rules.ts'

type Part = { id: string; personId: string; amount: Centavos }
const unlessZero = (journals: Journal[]) => journals.filter(({ postings }) => postings[0]!.amount > 0n)

/** Unused minutes of a lost purchase make up for a part of what the bank took. */
export const minutesLostJournal = ({ id, personId, amount }: Part) =>
  unlessZero([
    {
      key: `minutes:${id}:lost`,
      subject: { kind: 'minutes', id },
      kind: 'minutes_lost',
      postings: [{ from: prepaidOf(personId), to: DISPUTE_LOSS, amount }],
    },
  ])

/** Minutes that go with money that the bank takes back, worth so much. `by`: the refund or the case. */
export const minutesTakenJournal = ({ id, personId, amount }: Part, by: string) =>
  unlessZero([
    {
      key: `minutes:${id}:taken:${by}`,
      subject: { kind: 'minutes', id },
      kind: 'minutes_taken',
      postings: [{ from: prepaidOf(personId), to: DISPUTE_LOSS, amount }],
    },
  ])

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
