import type { Sql } from '#platform/db.ts'
import { listSpent } from './spent.sql.ts'
import { findBreak, listLimits } from './sql.ts'

/** All limits, breaks and spending of one person at `now`. */
export async function readSelfCare(sql: Sql, personId: string, now: Date) {
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
    spent: spent.map(({ period, paid, charged }) => ({ period, paidCents: paid, chargedCents: charged })),
    onBreak: onBreak ?? null,
  }
}
