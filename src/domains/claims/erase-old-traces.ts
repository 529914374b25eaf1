import { deleteTracesBefore, TRACE_RETENTION_MS } from '#domains/consultations/index.ts'
import type { Db } from '#platform/db.ts'
import { listContested } from './sql.ts'

const AT_ONCE = 5_000
const MOST_BATCHES = 100

/** Erases the traces of calls that are older than ninety days, but of consultations with an open claim. */
export async function eraseOldTraces(db: Db, now: Date, atOnce = AT_ONCE) {
  const before = new Date(now.getTime() - TRACE_RETENTION_MS)
  const keep = await listContested(db)
  for (let n = 0; n < MOST_BATCHES; n++)
    if ((await deleteTracesBefore(db, { before, keep, most: atOnce })) < atOnce) return
}
