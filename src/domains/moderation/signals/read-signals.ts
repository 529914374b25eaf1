import type { Sql } from '#platform/db.ts'
import { countByRule, listMostHeld, listSameTexts, sampleInsisted } from './sql.ts'

const DAYS_30_MS = 30 * 86_400_000
const MOST = 20

/** What the team looks at without a report. */
export async function readSignals(sql: Sql, now: Date) {
  const since = new Date(now.getTime() - DAYS_30_MS)
  const [byRule, mostHeld, sample, sameTexts] = await Promise.all([
    countByRule(sql, since),
    listMostHeld(sql, since, MOST),
    sampleInsisted(sql, MOST),
    listSameTexts(sql, MOST),
  ])
  return { byRule, mostHeld, sample, sameTexts }
}
