import type { Consultation } from '../contract.ts'
import { costOf, paidMs } from '../money/rules.ts'

type Priced = Pick<Consultation, 'pricePerMinuteCents' | 'coveredMs'>

/** What so many milliseconds of a conversation cost in credit, in centavos: minutes cover the first part. */
export const costSoFar = ({ pricePerMinuteCents, coveredMs }: Priced, ms: number) =>
  costOf(pricePerMinuteCents, paidMs({ billedMs: BigInt(Math.floor(ms)), coveredMs: BigInt(coveredMs) }))

/** How much of so many milliseconds minutes cover. */
export const coveredSoFar = ({ coveredMs }: Pick<Priced, 'coveredMs'>, ms: number) => Math.min(ms, coveredMs)
