import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { closeContested } from './close-contested.ts'
import { closeForVacation } from './close-for-vacation.ts'
import { closeForBlocked } from './close-for-blocked.ts'
import { listUnclarified } from './clarifications.sql.ts'
import { closeOverdueQuestion } from './close-overdue-question.ts'
import { closeUnclarified } from './close-unclarified.ts'
import { ARRIVAL_MS, FINAL_WARNING_MS } from './rules.ts'
import { listAskedOnVacation, listContestedQuestions, listDue, listOpenOfBlocked } from './sql.ts'

const BATCH_SIZE = 200
type SweepContext = Pick<Parameters<Job['run']>[0], 'db' | 'clock' | 'log'>

/** Closes and warns all questions and clarifications that are due, and ends those of whoever is away or blocked. */
export async function sweepQuestions(context: SweepContext) {
  const { db, clock } = context
  const now = await clock(db)
  await sweepDue(context, {
    name: 'written-questions.sweep',
    list: (most, aside) => listDue(db, now, { soonMs: FINAL_WARNING_MS, arrivalMs: ARRIVAL_MS, most, aside }),
    subjectOf: (id) => id,
    act: (id) => closeOverdueQuestion(db, { id, clock }),
    most: BATCH_SIZE,
  })
  await sweepDue(context, {
    name: 'written-questions.unclarified',
    list: (most, aside) => listUnclarified(db, new Date(now.getTime() - ARRIVAL_MS), { most, aside }),
    subjectOf: (id) => id,
    act: (id) => closeUnclarified(db, { id, clock }),
    most: BATCH_SIZE,
  })
  await sweepDue(context, {
    name: 'written-questions.on-vacation',
    list: (most, aside) => listAskedOnVacation(db, now, { most, aside }),
    subjectOf: (id) => id,
    act: (id) => closeForVacation(db, { id, clock }),
    most: BATCH_SIZE,
  })
  await sweepDue(context, {
    name: 'written-questions.contested',
    list: (most, aside) => listContestedQuestions(db, { most, aside }),
    subjectOf: (id) => id,
    act: (id) => closeContested(db, { id, clock }),
    most: BATCH_SIZE,
  })
  await sweepDue(context, {
    name: 'written-questions.of-blocked',
    list: (most, aside) => listOpenOfBlocked(db, { most, aside }),
    subjectOf: (id) => id,
    act: (id) => closeForBlocked(db, { id, clock }),
    most: BATCH_SIZE,
  })
}
