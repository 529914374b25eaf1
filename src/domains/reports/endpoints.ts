import { cachedRead } from '#platform/cached-read.ts'
import type { Db } from '#platform/db.ts'
import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { countTransparency, listDailyFigures } from './sql.ts'
import { readMyReport } from './sums/read-my-report.ts'
import { readPlatformReport } from './sums/read-platform-report.ts'

const FIGURES_CACHE_MS = 5 * 60_000

/** It counts over everything that ever happened. */
const transparency = cachedRead(FIGURES_CACHE_MS, async (db: Db, now) => ({
  ...(await countTransparency(db)),
  countedAt: now,
}))
const daily = cachedRead(FIGURES_CACHE_MS, async (db: Db, now) => ({
  days: await listDailyFigures(db, now),
  countedAt: now,
}))

export const endpoints: Route[] = [
  serve(contract.readTransparency, ({ db, now }) => transparency(db, now)),
  serve(contract.readDailyFigures, ({ db, now }) => daily(db, now)),
  serve(contract.readPlatformReport, ({ db, input }) => readPlatformReport(db, input)),
  serve(contract.readMyReport, ({ db, viewer, input }) => readMyReport(db, { personId: viewer.id, ...input })),
]
