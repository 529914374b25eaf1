import type { Minutes } from '../../contract.ts'
import { canCover, coverageMs, type CoverageRequest } from '../../minutes/rules.ts'

/** Milliseconds of a consultation that these minutes would cover, by the rule that reserves them. */
export const coverableMs = (minutes: readonly Minutes[], request: CoverageRequest) =>
  minutes
    .filter(({ valueCents, totalMs, ceilingCents, ...terms }) =>
      canCover(
        { ...terms, value: valueCents, totalMs: BigInt(totalMs), ceiling: ceilingCents, closedAt: null },
        request,
      ),
    )
    .reduce((sum, pack) => sum + coverageMs(pack, pack.leftMs, request.channel), 0)
