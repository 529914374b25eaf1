import type { Job } from '#platform/jobs.ts'
import { closeOverdue } from './close-overdue.ts'
import { LIMIT_MS } from './deadlines/rules.ts'
import { listOverdue } from './sql.ts'
import { findViolations } from './watch/sql.ts'
import { sweepQuestions } from './written/sweep-questions.ts'
import { findViolations as findQuestionViolations } from './written/watch/sql.ts'

/** What the passing of time does, once a second. One that fails does not hold up the others. */
export const sweepConsultations: Job = {
  name: 'consultations.sweep',
  everySeconds: 1,
  run: async ({ db, clock, log }) => {
    for (const id of await listOverdue(db, await clock(db), LIMIT_MS)) {
      await closeOverdue(db, { id, clock }).catch((error: unknown) =>
        log.error({ err: error, consultation: id }, 'an overdue consultation could not be closed'),
      )
    }
  },
}

/** The watchdog: what may never be true of consultations. */
export const watchConsultations: Job = {
  name: 'consultations.watch',
  everySeconds: 60,
  run: async ({ db, log }) => {
    for (const violation of [...(await findViolations(db)), ...(await findQuestionViolations(db))])
      log.error(violation, 'a rule of money and time is broken')
  },
}

/** Written questions: warnings, and ends, in time. */
export const sweepWritten: Job = { name: 'consultations.questions', everySeconds: 5, run: sweepQuestions }
