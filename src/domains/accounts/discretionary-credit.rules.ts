import type { Centavos } from '#shared/money.ts'

/** What is given by judgement. Payouts of what was earned are not: they are owed. */
export type CreditKind = 'claim' | 'given_back' | 'suspense' | 'dispute' | 'goodwill'

/** What was given without a second person, in centavos: by one in 24 hours and in 30 days, and to one in 30 days. */
export type Credited = { today: Centavos; inThirtyDays: Centavos; toReceiver: Centavos }

/** The most that one person gives alone, in centavos. */
export const ALONE: Credited = { today: 50_000n, inThirtyDays: 200_000n, toReceiver: 50_000n }

/** Whether one person alone may give this as well, in centavos; nothing is given to anybody by zero. */
export const mayCreditAlone = (amount: Centavos, given: Credited): boolean =>
  given.today + amount <= ALONE.today &&
  given.inThirtyDays + amount <= ALONE.inThirtyDays &&
  given.toReceiver + amount <= ALONE.toReceiver
