import type { Sql } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { accountsOf, earningsOf, inPayoutOf, toClearOf } from '../rules.ts'
import { findBalances } from '../sql.ts'
import { listEarnedByDay } from '../statement.sql.ts'
import { listClearing } from './sql.ts'

const DAYS_SHOWN_MS = 59 * 24 * 3_600_000

/** A consultant's earnings: by account, by the day on which they clear, and by the day on which they were earned. */
export async function readEarnings(sql: Sql, consultantId: string, now: Date) {
  const [toClear, free, inPayout] = [toClearOf(consultantId), earningsOf(consultantId), inPayoutOf(consultantId)]
  const [balances, clearing, days] = await Promise.all([
    findBalances(sql, [toClear, free, inPayout]),
    listClearing(sql, consultantId, toClear),
    listEarnedByDay(
      sql,
      { personId: consultantId, accounts: accountsOf(consultantId) },
      dayInSaoPaulo(new Date(now.getTime() - DAYS_SHOWN_MS)),
    ),
  ])
  return {
    toClearCents: balances.get(toClear) ?? 0n,
    availableCents: balances.get(free) ?? 0n,
    inPayoutCents: balances.get(inPayout) ?? 0n,
    clearing: clearing.flatMap(({ on, amount }) => (on ? [{ on, amountCents: amount }] : [])),
    heldCents: clearing.find(({ on }) => on === null)?.amount ?? 0n,
    days: days.map(({ on, amount, consultations }) => ({ on, earnedCents: amount, consultations })),
  }
}
