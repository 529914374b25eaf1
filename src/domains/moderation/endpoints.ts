import { budgeted } from '#domains/accounts/index.ts'
import type { Storage } from '#gateways/storage/storage.ts'
import { serve, type Route } from '#platform/http.ts'
import * as histories from './histories/contract.ts'
import { listHistories } from './histories/sql.ts'
import * as readings from './reading/contract.ts'
import { readReportedFile } from './reading/read-reported-file.ts'
import { readSaid } from './reading/read-said.ts'
import { listReadingsOf } from './reading/sql.ts'
import * as reports from './reports/contract.ts'
import { decideReport } from './reports/decide-report.ts'
import { listReports } from './reports/list-reports.ts'
import { reportThing } from './reports/report-thing.ts'
import { REPORTS, refuse } from './reports/rules.ts'
import { findReport } from './reports/sql.ts'
import * as signals from './signals/contract.ts'
import { readSignals } from './signals/read-signals.ts'

/** `storage`: where photos and voices lie, of which a case keeps a copy. */
export const endpointsWith = (storage: Storage): Route[] => [
  serve(
    reports.reportThing,
    budgeted(REPORTS, async ({ db, clock, viewer, input }) => {
      await reportThing(db, storage, { ...input, reporter: viewer, clock })
      return {}
    }),
  ),
  serve(reports.listReports, ({ db, input }) => listReports(db, input)),
  serve(reports.readReport, async ({ db, input }) => {
    const found = await findReport(db, input.id)
    if (!found) throw refuse('case_not_found')
    return found
  }),
  serve(reports.decideReport, async ({ db, clock, viewer, input }) => {
    await decideReport(db, { ...input, by: viewer.id, clock })
    return (await findReport(db, input.id))!
  }),
  serve(signals.readSignals, ({ db, now }) => readSignals(db, now)),
  serve(histories.listHistories, async ({ db, input }) => {
    const found = await listHistories(db, input.id)
    if (found.length === 0) throw refuse('case_not_found')
    return { histories: found }
  }),
  serve(readings.readSaid, ({ db, clock, viewer, input }) => readSaid(db, { ...input, by: viewer.id, clock })),
  serve(readings.readReportedFile, ({ db, clock, viewer, input }) =>
    readReportedFile(db, { ...input, by: viewer.id, clock }),
  ),
  serve(readings.listMyReadings, async ({ db, viewer }) => ({ readings: await listReadingsOf(db, viewer.id) })),
]
