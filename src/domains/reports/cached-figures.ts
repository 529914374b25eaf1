import type { Db } from '#platform/db.ts'

export const CACHE_MS = 5 * 60_000

/**
 * Counts at most every five minutes, also with many simultaneous readers. A failed count is repeated by the next
 * reader.
 */
export function cachedFigures<Figures extends object>(count: (db: Db, now: Date) => Promise<Figures>) {
  let kept: { at: number; counted: Promise<Figures & { countedAt: Date }> } | undefined
  return async (db: Db, now: Date) => {
    if (!kept || now.getTime() - kept.at >= CACHE_MS) {
      const counted = count(db, now).then((figures) => ({ ...figures, countedAt: now }))
      kept = { at: now.getTime(), counted }
      counted.catch(() => (kept = undefined))
    }
    return kept.counted
  }
}
