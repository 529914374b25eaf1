import type { Sql } from '#platform/db.ts'
import { platformDays } from './platform.rules.ts'
import { listPlatformFlows } from './platform.sql.ts'
import { assertPeriod, type Period } from './rules.ts'

/** What moved through the platform on each day of a period. Refuses a period that is none (`assertPeriod`). */
export async function readPlatformReport(sql: Sql, given: Period) {
  const period = assertPeriod(given)
  return { ...period, days: platformDays(await listPlatformFlows(sql, period), period) }
}
