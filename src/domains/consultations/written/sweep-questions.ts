import type { Job } from '#platform/jobs.ts'
import { closeOverdue } from './close-overdue.ts'
import { SOON_MS } from './rules.ts'
import { listDue } from './sql.ts'

const AT_ONCE = 200
type Given = Pick<Parameters<Job['run']>[0], 'db' | 'clock' | 'log'>

/**
 * What time does to written questions by now. One that fails does not hold up the others; it is due again in its
 * rhythm.
 */
export async function sweepQuestions({ db, clock, log }: Given) {
  for (const id of await listDue(db, await clock(db), { soonMs: SOON_MS, most: AT_ONCE })) {
    await closeOverdue(db, { id, clock }).catch((error: unknown) =>
      log.error({ err: error, question: id }, 'an overdue question could not be closed'),
    )
  }
}
