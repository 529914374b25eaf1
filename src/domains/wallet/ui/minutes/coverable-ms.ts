import type { Minutes } from '../../contract.ts'
import { canCover, type CoverageRequest } from '../../minutes/rules.ts'

/** How many milliseconds of a conversation these minutes would cover, by the rule that sets them aside. */
export const coverableMs = (minutes: readonly Minutes[], request: CoverageRequest) =>
  minutes
    .filter(({ valueCents, totalMs, ceilingCents, ...terms }) =>
      canCover(
        { ...terms, value: valueCents, totalMs: BigInt(totalMs), ceiling: ceilingCents, closedAt: null },
        request,
      ),
    )
    .reduce((sum, { leftMs }) => sum + leftMs, 0)
