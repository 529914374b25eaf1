import type { Sql } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { findLedgerViolations } from './invariants.sql.ts'

/** Checks the ledger's invariants and logs an error when one is violated. */
export async function reportViolations(sql: Sql, log: Log, how: { recent?: number } = {}) {
  const violations = await findLedgerViolations(sql, how)
  if (violations.length > 0) log.error({ violations }, 'ledger invariants violated')
  return violations.length
}
