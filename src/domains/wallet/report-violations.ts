import type { Sql } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { findLedgerViolations } from './invariants.sql.ts'

/** Looks whether the ledger still keeps its laws, and raises the alarm when it does not. */
export async function reportViolations(sql: Sql, log: Log, how: { recent?: number } = {}) {
  const violations = await findLedgerViolations(sql, how)
  if (violations.length > 0) log.error({ violations }, 'the ledger breaks its laws')
  return violations.length
}
