import { cachedRead } from '#platform/cached-read.ts'
import type { Db } from '#platform/db.ts'
import type { Quality } from './quality.contract.ts'
import { mediansOf, QUALITY_DAYS, type QualityCounts, type QualityShare, shareOf } from './quality.rules.ts'
import { countQuality } from './quality.sql.ts'
import { LEAST_CASES } from './rules.ts'

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

const sinceOf = (now: Date) => new Date(now.getTime() - WINDOW_MS)

/** Everybody is counted together. */
const mediansOfAll = cachedRead(CACHE_MS, async (db: Db, now) =>
  mediansOf(await countQuality(db, sinceOf(now)), LEAST_CASES),
)

/** A consultant's figures of 90 days as of now, beside the median of all, which is at most ten minutes old. */
export async function readQualityOf(db: Db, consultantId: string, now: Date): Promise<Quality> {
  const [medians, [counted]] = await Promise.all([mediansOfAll(db, now), countQuality(db, sinceOf(now), consultantId)])
  const own = counted ?? { consultantId, ...NOTHING }
  const figure = (name: QualityShare) => ({ ...shareOf(own, name), median: medians[name] })
  return {
    answered: figure('answered'),
    absent: figure('absent'),
    refunded: figure('refunded'),
    returning: figure('returning'),
    wait: { ms: own.medianWaitMs, medianMs: medians.waitMs },
    countedAt: now,
  }
}
