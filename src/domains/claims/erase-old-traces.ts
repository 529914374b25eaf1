import { deleteTracesBefore, TRACE_RETENTION_MS } from '#domains/consultations/index.ts'
import type { Db } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { listContested } from './sql.ts'

const AT_ONCE = 5_000

/** Erases the traces of calls that are older than ninety days, but of consultations with an open claim. */
export async function eraseOldTraces({ db, now, ...given }: { db: Db; now: Date } & Stoppable, atOnce = AT_ONCE) {
  const before = new Date(now.getTime() - TRACE_RETENTION_MS)
  const keep = await listContested(db)
  await untilEmpty(given, atOnce, (most) => deleteTracesBefore(db, { before, keep, most }))
}
