import { cachedRead } from '#platform/cached-read.ts'
import type { Db } from '#platform/db.ts'
import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { countTransparency, listDailyFigures } from './sql.ts'
import { bookEndpoints } from './books/endpoints.ts'
import { askExport } from './exports/ask-export.ts'
import { comesByMail, filePath } from './exports/rules.ts'
import { type Export, findExport } from './exports/sql.ts'
import { readStatement } from './lines/read-statement.ts'
import { noteEndpoints } from './notes/endpoints.ts'
import { readMyReport } from './sums/read-my-report.ts'
import { readPlatformReport } from './sums/read-platform-report.ts'
import { refuse } from './sums/rules.ts'

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

const exportView = (one: Export, now: Date): contract.Export => ({
  id: one.id,
  from: one.from,
  to: one.to,
  lines: one.lines,
  doneLines: one.doneLines,
  isMailed: one.isMailed || (!one.readyAt && comesByMail(one.askedAt, now)),
  path: one.readyAt && filePath(one),
  expiresAt: one.expiresAt,
})

export const endpoints: Route[] = [
  ...bookEndpoints,
  ...noteEndpoints,
  serve(contract.readStatement, ({ db, viewer, input }) =>
    readStatement(db, { personId: viewer.id, cursor: input.cursor }),
  ),
  serve(contract.readTransparency, ({ db, now }) => transparency(db, now)),
  serve(contract.readDailyFigures, ({ db, now }) => daily(db, now)),
  serve(contract.readPlatformReport, ({ db, input }) => readPlatformReport(db, input)),
  serve(contract.askExport, async ({ db, viewer, input, now }) =>
    exportView(await askExport(db, { ...input, personId: viewer.id, now }), now),
  ),
  serve(contract.readExport, async ({ db, viewer, input: { id }, now }) => {
    const one = await findExport(db, id, viewer.id, now)
    if (!one) throw refuse('export_not_found')
    return exportView(one, now)
  }),
  serve(contract.readMyReport, ({ db, viewer, input }) => readMyReport(db, { personId: viewer.id, ...input })),
]
