import { toCard } from '#domains/consultants/index.ts'
import { cachedRead } from '#platform/cached-read.ts'
import type { Db } from '#platform/db.ts'
import type { LatelyHere } from './contract.ts'
import { usualHoursWords } from './rules.ts'
import { listLatelyHere } from './sql.ts'

const LATELY_MS = 28 * 86_400_000
const MOST = 6

/** As old as the page that shows them may be (`/consultas-online`). */
const LATELY_CACHE_MS = 10_000

/**
 * Six who are offline and attended in the last four weeks, with their habits in words: the hours of single
 * consultations are nobody's business.
 */
export const readLatelyHere = cachedRead(LATELY_CACHE_MS, async (db: Db, now): Promise<LatelyHere[]> => {
  const rows = await listLatelyHere(db, { since: new Date(now.getTime() - LATELY_MS), now, most: MOST })
  return rows.map(({ lastOn, hours, ...row }) => ({
    consultant: toCard(row),
    usualHours: usualHoursWords(hours),
    lastOn,
  }))
})
