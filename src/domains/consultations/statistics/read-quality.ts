import type { Db } from '#platform/db.ts'
import type { Quality } from './quality.contract.ts'
import { mediansOf, QUALITY_DAYS, type QualityCounts, type QualityShare, shareOf } from './quality.rules.ts'
import { countQuality } from './quality.sql.ts'
import { MIN_CASES } from './rules.ts'

const CACHE_MS = 10 * 60_000
const WINDOW_MS = QUALITY_DAYS * 86_400_000

const NOTHING: Omit<QualityCounts, 'consultantId'> = {
  answered: 0,
  received: 0,
  absent: 0,
  accepted: 0,
  refunded: 0,
  settled: 0,
  returning: 0,
  clients: 0,
  medianWaitMs: null,
}

/**
 * A consultant's figures of 90 days beside the median of all. Everybody is counted together, at most every ten minutes;
 * a failed count is repeated by the next reader.
 */
export function cachedQuality(count = countQuality) {
  let kept: { at: Date; counted: Promise<QualityCounts[]> } | undefined
  return async (db: Db, consultantId: string, now: Date): Promise<Quality> => {
    if (!kept || now.getTime() - kept.at.getTime() >= CACHE_MS) {
      const counted = Promise.resolve(count(db, new Date(now.getTime() - WINDOW_MS)))
      kept = { at: now, counted }
      counted.catch(() => (kept = undefined))
    }
    const { at, counted } = kept
    const all = await counted
    const own = all.find((counts) => counts.consultantId === consultantId) ?? { consultantId, ...NOTHING }
    const medians = mediansOf(all, MIN_CASES)
    const figure = (name: QualityShare) => ({ ...shareOf(own, name), median: medians[name] })
    return {
      answered: figure('answered'),
      absent: figure('absent'),
      refunded: figure('refunded'),
      returning: figure('returning'),
      wait: { ms: own.medianWaitMs, medianMs: medians.waitMs },
      countedAt: at,
    }
  }
}
