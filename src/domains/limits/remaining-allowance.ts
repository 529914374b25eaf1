import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { balanceOf, reservedOf } from '#domains/wallet/index.ts'
import { allowanceLeft, type BookedByPeriod, type Limits, plus } from './rules.ts'
import { findSpent } from './spent.sql.ts'
import { findLimits } from './sql.ts'

type Asked = {
  personId: string
  now: Date
  /** What the person booked ahead of this day, week and month, in centavos; asked only where a limit depends on it. */
  booked: () => Promise<BookedByPeriod>
  /** The person's limits, where the caller has read them. */
  known?: Limits
}

/**
 * How much more may be reserved for consultations, in centavos, besides what already is and what is booked for the same
 * period; undefined: the person set no limit.
 */
export async function remainingAllowance(
  sql: Sql,
  { personId, now, booked, known }: Asked,
): Promise<Centavos | undefined> {
  const limits = known ?? (await findLimits(sql, personId, now))
  if (limits.day === null && limits.week === null && limits.month === null) return undefined
  const [spent, reserved] = [await findSpent(sql, personId, now), await balanceOf(sql, reservedOf(personId))]
  return allowanceLeft(
    limits,
    spent,
    'charged',
    plus(await booked(), () => reserved),
  )
}
