import type { Centavos } from '#shared/money.ts'
import { costOf, coversTheLeast } from '../../money/rules.ts'

const LIMIT_MINUTES = [5, 10, 20, 30, 45, 60] as const

export type Limit = { minutes: number; limitCents: Centavos }

/**
 * What somebody could begin a conversation with: credit in centavos, bonus included, and milliseconds of minutes that
 * fit.
 */
export type Means = { spendableCents: Centavos; coveredMs: number }

/** Is there enough for a conversation to begin: three minutes of it? */
export const canBegin = ({ spendableCents, coveredMs }: Means, pricePerMinuteCents: Centavos) =>
  coversTheLeast({ pricePerMinute: pricePerMinuteCents, held: spendableCents, coveredMs: BigInt(coveredMs) })

/** How much is missing until a conversation can begin, in centavos, never too little. */
export const missingFor = ({ spendableCents, coveredMs }: Means, pricePerMinuteCents: Centavos): Centavos =>
  pricePerMinuteCents * 3n - costOf(pricePerMinuteCents, BigInt(coveredMs)) - spendableCents

/** The limits that a person may set for one conversation: whole minutes that the balance covers. */
export const limitsFor = (availableCents: Centavos, pricePerMinuteCents: Centavos): Limit[] =>
  LIMIT_MINUTES.map((minutes) => ({ minutes, limitCents: pricePerMinuteCents * BigInt(minutes) })).filter(
    ({ limitCents }) => limitCents <= availableCents,
  )
