import { cachedRead } from '#platform/cached-read.ts'
import type { Db } from '#platform/db.ts'
import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { countTransparency } from './sql.ts'
import { readMyReport } from './sums/read-my-report.ts'

/** It counts over everything that ever happened. */
const transparency = cachedRead(5 * 60_000, async (db: Db, now) => ({
  ...(await countTransparency(db)),
  countedAt: now,
}))

export const endpoints: Route[] = [
  serve(contract.readTransparency, ({ db, now }) => transparency(db, now)),
  serve(contract.readMyReport, ({ db, viewer, input }) => readMyReport(db, { personId: viewer.id, ...input })),
]
