import { cachedRead } from '#platform/cached-read.ts'
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

/** Everybody is counted together. */
const countAll = cachedRead(CACHE_MS, async (db: Db, now) => ({
  at: now,
  all: await countQuality(db, new Date(now.getTime() - WINDOW_MS)),
}))

/** A consultant's figures of 90 days beside the median of all, at most ten minutes old. */
export async function readQualityOf(db: Db, consultantId: string, now: Date): Promise<Quality> {
  const { at, all } = await countAll(db, now)
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
