import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { balanceOf, reservedOf } from '#domains/wallet/index.ts'
import { allowanceLeft, type Limits } from './rules.ts'
import { findLimits, findSpent } from './sql.ts'

/**
 * How much more may be reserved for consultations, in centavos, besides what already is; undefined: the person set no
 * limit. `known`: the person's limits, where the caller has read them.
 */
export async function remainingAllowance(
  sql: Sql,
  personId: string,
  now: Date,
  known?: Limits,
): Promise<Centavos | undefined> {
  const limits = known ?? (await findLimits(sql, personId, now))
  if (limits.day === null && limits.week === null && limits.month === null) return undefined
  return allowanceLeft(
    limits,
    await findSpent(sql, personId, now),
    'charged',
    await balanceOf(sql, reservedOf(personId)),
  )
}
