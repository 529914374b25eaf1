import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { closeOverdueQuestion } from './close-overdue-question.ts'
import { FINAL_WARNING_MS } from './rules.ts'
import { listDue } from './sql.ts'

const BATCH_SIZE = 200
type SweepContext = Pick<Parameters<Job['run']>[0], 'db' | 'clock' | 'log'>

/** Closes and warns all written questions that are due. One failure does not hold up the others. */
export async function sweepQuestions(context: SweepContext) {
  const { db, clock } = context
  const now = await clock(db)
  await sweepDue(context, {
    name: 'written-questions.sweep',
    list: (most, aside) => listDue(db, now, { soonMs: FINAL_WARNING_MS, most, aside }),
    subjectOf: (id) => id,
    act: (id) => closeOverdueQuestion(db, { id, clock }),
    most: BATCH_SIZE,
  })
}
