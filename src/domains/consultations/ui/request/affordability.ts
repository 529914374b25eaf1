import type { Centavos } from '#shared/money.ts'
import { costOf } from '#shared/whole-seconds.ts'

const LIMIT_MINUTES = [5, 10, 20, 30, 45, 60] as const

export type LimitChoice = { minutes: number; limitCents: Centavos }

/** How much is missing until three minutes of a consultation are covered, in centavos, never too little. */
export const missingCredit = (
  { moneyCents, coveredMs }: { moneyCents: Centavos; coveredMs: number },
  pricePerMinuteCents: Centavos,
): Centavos => pricePerMinuteCents * 3n - costOf(pricePerMinuteCents, BigInt(coveredMs)) - moneyCents

/** The limits that a person may set for one consultation: whole minutes that the balance covers. */
export const limitChoices = (usableCents: Centavos, pricePerMinuteCents: Centavos): LimitChoice[] =>
  LIMIT_MINUTES.map((minutes) => ({ minutes, limitCents: pricePerMinuteCents * BigInt(minutes) })).filter(
    ({ limitCents }) => limitCents <= usableCents,
  )
