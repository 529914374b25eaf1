import { balanceOf } from '#domains/wallet/index.ts'
import { reservedOf } from '#domains/wallet/rules.ts'
import type { Sql } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import type { BookedByPeriod } from './rules.ts'
import { listSpent } from './spent.sql.ts'
import { findBreak, listLimits } from './sql.ts'

/** What is committed in the domains above: payments asked for, and what is booked for each period, in centavos. */
export type FindCommitted = (
  sql: Sql,
  personId: string,
  now: Date,
) => Promise<{ openPayments: Centavos; booked: BookedByPeriod }>

/** All limits, breaks and spending of one person at `now`, as the verbs count them. */
export async function readSelfCare(sql: Sql, personId: string, now: Date, findCommitted: FindCommitted) {
  // In the order in which money goes on, so that what moves meanwhile is found at least once.
  const { openPayments, booked } = await findCommitted(sql, personId, now)
  const reserved = await balanceOf(sql, reservedOf(personId))
  const [limits, spent, onBreak] = await Promise.all([
    listLimits(sql, personId, now),
    listSpent(sql, personId, now),
    findBreak(sql, personId, now),
  ])
  return {
    limits: limits.map(({ period, amount, nextAmount, nextFrom }) => ({
      period,
      amountCents: amount,
      next: nextFrom && { amountCents: nextAmount, validFrom: nextFrom },
    })),
    spent: spent.map(({ period, paid, charged }) => ({
      period,
      paidCents: paid,
      chargedCents: charged,
      paidUnderWayCents: openPayments,
      chargedUnderWayCents: reserved + (period === 'year' ? booked.month : booked[period]),
    })),
    onBreak: onBreak ?? null,
  }
}
