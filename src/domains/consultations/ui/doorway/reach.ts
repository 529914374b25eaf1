import type { Centavos } from '#shared/money.ts'
import { coversTheLeast } from '../../rules.ts'

const LIMIT_MINUTES = [5, 10, 20, 30, 45, 60] as const

export type Limit = { minutes: number; limitCents: Centavos }

/** Is there enough for a conversation to begin: three minutes of it? All in centavos. */
export const canBegin = (availableCents: Centavos, pricePerMinuteCents: Centavos) =>
  coversTheLeast({ pricePerMinute: pricePerMinuteCents, held: availableCents })

/** How much is missing until a conversation can begin, in centavos. */
export const missingFor = (availableCents: Centavos, pricePerMinuteCents: Centavos): Centavos => pricePerMinuteCents * 3n - availableCents

/** The limits that a person may set for one conversation: whole minutes that the balance covers. */
export const limitsFor = (availableCents: Centavos, pricePerMinuteCents: Centavos): Limit[] =>
  LIMIT_MINUTES.map((minutes) => ({ minutes, limitCents: pricePerMinuteCents * BigInt(minutes) })).filter(({ limitCents }) => limitCents <= availableCents)
