import { availableOf, type Journal, SUBSCRIPTION_REVENUE } from '#domains/wallet/rules.ts'
import type { Centavos } from '#shared/money.ts'

type Paid = { id: string; personId: string; n: number; amount: Centavos; paymentId: string | null }

/** One month of a subscription: client available → subscription revenue, once. */
export const periodJournal = ({ id, personId, n, amount, paymentId }: Paid): Journal => ({
  key: `subscription:${id}:${n}`,
  subject: { kind: 'subscription', id, n },
  kind: 'subscription_period',
  postings: [{ from: availableOf(personId), to: SUBSCRIPTION_REVENUE, amount, of: paymentId }],
})

/** The unused part of a cancelled first month: subscription revenue → client available. */
export const firstMonthCancelledJournal = ({ id, personId, amount }: Omit<Paid, 'n' | 'paymentId'>): Journal => ({
  key: `subscription:${id}:1:cancelled`,
  subject: { kind: 'subscription', id, n: 1 },
  kind: 'subscription_purchase_cancelled',
  postings: [{ from: SUBSCRIPTION_REVENUE, to: availableOf(personId), amount }],
})

/** The id of a month's bonus. */
export const bonusIdOf = (id: string, n: number) => `${id}:${n}`
