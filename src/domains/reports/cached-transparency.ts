import type { Db } from '#platform/db.ts'
import type { Transparency } from './contract.ts'
import { countTransparency } from './sql.ts'

export const CACHE_MS = 5 * 60_000

/**
 * Counts at most every five minutes, also with many simultaneous readers. A failed count is repeated by the next
 * reader.
 */
export function cachedTransparency(count = countTransparency) {
  let kept: { at: number; counted: Promise<Transparency> } | undefined
  return async (db: Db, now: Date): Promise<Transparency> => {
    if (!kept || now.getTime() - kept.at >= CACHE_MS) {
      const counted = count(db).then((figures) => ({ ...figures, countedAt: now }))
      kept = { at: now.getTime(), counted }
      counted.catch(() => (kept = undefined))
    }
    return kept.counted
  }
}
