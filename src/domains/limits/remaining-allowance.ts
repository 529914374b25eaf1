import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import { allowanceLeft, type BookedByPeriod, type Limits, plus } from './rules.ts'
import { findSpent } from './spent.sql.ts'
import { findLimits, lockLimits } from './sql.ts'

type Asked = {
  personId: string
  now: Date
  /** What the person booked ahead of this day, week and month, in centavos; asked only where a limit depends on it. */
  booked: () => Promise<BookedByPeriod>
  /** The person's limits, where the caller has read them. */
  known?: Limits
}

/**
 * How much more may be reserved for consultations, in centavos, besides what already is and what is booked for the
 * same period; undefined: the person set no limit. Who reserves more of the same limits meanwhile waits until this
 * transaction ends.
 */
export async function remainingAllowance(
  tx: Tx,
  { personId, now, booked, known }: Asked,
): Promise<Centavos | undefined> {
  const limits = known ?? (await findLimits(tx, personId, now))
  if (limits.day === null && limits.week === null && limits.month === null) return undefined
  await lockLimits(tx, personId)
  // In the order in which money goes on, so that what moves meanwhile is found at least once.
  const ahead = await booked()
  const reserved = await balanceOf(tx, reservedOf(personId))
  const spent = await findSpent(tx, personId, now)
  return allowanceLeft(
    limits,
    spent,
    'charged',
    plus(ahead, () => reserved),
  )
}
