import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import { guardBreak } from './guard-break.ts'
import { type BookedByPeriod, limitPassed, plus, refuse } from './rules.ts'
import { findSpent } from './spent.sql.ts'
import { findLimits, lockLimits } from './sql.ts'

type Booking = {
  personId: string
  price: Centavos
  startsAt: Date
  /** What the person's other bookings of the same day, week and month may cost, in centavos. */
  booked: () => Promise<BookedByPeriod>
  now: Date
}

/**
 * Lets somebody book a consultation, in the caller's transaction. Refuses during a break, and a price that the limits
 * of one consultation, or of the day, week or month of its start, do not leave. Others who reserve of them wait.
 */
export async function guardBooking(tx: Tx, { personId, price, startsAt, booked, now }: Booking) {
  await guardBreak(tx, personId, now)
  const limits = await findLimits(tx, personId, now)
  if (limits.consultation !== null && price > limits.consultation) throw refuse('over_limit')
  if (limits.day === null && limits.week === null && limits.month === null) return
  await lockLimits(tx, personId)
  // Of days ahead nothing is spent or reserved yet; of today, this week and this month it is. What is charged meanwhile
  // is found at least once.
  const ahead = await booked()
  const reserved = await balanceOf(tx, reservedOf(personId))
  const spent = await findSpent(tx, personId, startsAt)
  const charged = plus(ahead, (period) => (spent[period].since <= now ? reserved : 0n))
  if (limitPassed(limits, spent, { paid: 0n, charged: price }, { paid: 0n, charged })) throw refuse('over_limit')
}
