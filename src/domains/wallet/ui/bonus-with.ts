import type { Centavos } from '#shared/money.ts'

/** What is left of a bonus in centavos, and the consultant with whom it is not to be spent: they pay for it. */
type Left = { leftCents: Centavos; notWithId: string | null }

const sumOf = (bonuses: readonly Left[]) => bonuses.reduce((sum, { leftCents }) => sum + leftCents, 0n)

/** Of these bonuses, what can be spent with a consultant, in centavos. */
export const bonusWith = (bonuses: readonly Left[], consultantId: string): Centavos =>
  sumOf(bonuses.filter(({ notWithId }) => notWithId !== consultantId))

/** The rest: what this consultant paid for, to be spent with anybody else. */
export const bonusNotWith = (bonuses: readonly Left[], consultantId: string): Centavos =>
  sumOf(bonuses.filter(({ notWithId }) => notWithId === consultantId))
