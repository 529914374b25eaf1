import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { balanceOf, reservedOf } from '#domains/wallet/index.ts'
import { allowanceLeft } from './rules.ts'
import { findLimits, findSpent } from './sql.ts'

/** How much more may be reserved for consultations, in centavos, besides current reservations; undefined: no limit. */
export async function remainingAllowance(sql: Sql, personId: string, now: Date): Promise<Centavos | undefined> {
  const limits = await findLimits(sql, personId, now)
  if (limits.day === null && limits.week === null && limits.month === null) return undefined
  return allowanceLeft(
    limits,
    await findSpent(sql, personId, now),
    'charged',
    await balanceOf(sql, reservedOf(personId)),
  )
}
