import type { Job } from '#platform/jobs.ts'
import { closeOverdueQuestion } from './close-overdue-question.ts'
import { FINAL_WARNING_MS } from './rules.ts'
import { listDue } from './sql.ts'

const BATCH_SIZE = 200
type SweepContext = Pick<Parameters<Job['run']>[0], 'db' | 'clock' | 'log'>

/**
 * Closes and warns all written questions that are due. One failure does not hold up the others; it is due again in the
 * next run.
 */
export async function sweepQuestions({ db, clock, log }: SweepContext) {
  for (const id of await listDue(db, await clock(db), { soonMs: FINAL_WARNING_MS, most: BATCH_SIZE })) {
    await closeOverdueQuestion(db, { id, clock }).catch((error: unknown) =>
      log.error({ err: error, question: id }, 'an overdue question could not be closed'),
    )
  }
}
