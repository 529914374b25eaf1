import type { Minutes } from '../../contract.ts'
import { canCover, type Wish } from '../../minutes/rules.ts'

/** How many milliseconds of a conversation these minutes would cover, by the rule that sets them aside. */
export const coveredBy = (minutes: readonly Minutes[], wish: Wish) =>
  minutes
    .filter(({ valueCents, totalMs, ceilingCents, ...terms }) =>
      canCover({ ...terms, value: valueCents, totalMs: BigInt(totalMs), ceiling: ceilingCents, closedAt: null }, wish),
    )
    .reduce((sum, { leftMs }) => sum + leftMs, 0)
