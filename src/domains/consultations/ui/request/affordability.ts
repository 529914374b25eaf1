import type { Centavos } from '#shared/money.ts'
import { costOf, coversMinimum } from '../../billing/money.rules.ts'

const LIMIT_MINUTES = [5, 10, 20, 30, 45, 60] as const

export type LimitChoice = { minutes: number; limitCents: Centavos }

/**
 * What somebody could begin a consultation with: credit in centavos, bonus included, and milliseconds of minutes that
 * fit.
 */
export type AvailableFunds = { spendableCents: Centavos; coveredMs: number }

/** Is there enough for a consultation to begin: three minutes of it? */
export const canBegin = ({ spendableCents, coveredMs }: AvailableFunds, pricePerMinuteCents: Centavos) =>
  coversMinimum({ pricePerMinute: pricePerMinuteCents, held: spendableCents, coveredMs: BigInt(coveredMs) })

/** How much is missing until a consultation can begin, in centavos, never too little. */
export const missingCredit = ({ spendableCents, coveredMs }: AvailableFunds, pricePerMinuteCents: Centavos): Centavos =>
  pricePerMinuteCents * 3n - costOf(pricePerMinuteCents, BigInt(coveredMs)) - spendableCents

/** The limits that a person may set for one consultation: whole minutes that the balance covers. */
export const limitChoices = (availableCents: Centavos, pricePerMinuteCents: Centavos): LimitChoice[] =>
  LIMIT_MINUTES.map((minutes) => ({ minutes, limitCents: pricePerMinuteCents * BigInt(minutes) })).filter(
    ({ limitCents }) => limitCents <= availableCents,
  )
