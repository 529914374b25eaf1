import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { closeOverdueConsultation } from './close-overdue-consultation.ts'
import { TIMEOUT_MS } from './deadlines.rules.ts'
import { listOverdue } from './sql.ts'
import { checkOfSettled } from './check-settled.ts'
import { findConsultationViolations } from './invariants.sql.ts'
import { sweepQuestions } from './written-questions/sweep-questions.ts'
import { findQuestionViolations } from './written-questions/invariants.sql.ts'

/** Applies expired deadlines, once a second. One failure does not hold up the others. */
export const sweepConsultations: Job = {
  name: 'consultations.sweep',
  everySeconds: 1,
  run: async ({ db, clock, log }) => {
    for (const id of await listOverdue(db, await clock(db), TIMEOUT_MS)) {
      await closeOverdueConsultation(db, { id, clock }).catch((error: unknown) =>
        log.error({ err: error, consultation: id }, 'an overdue consultation could not be closed'),
      )
    }
  },
}

export const consultationCheck = checkOfSettled('consultations', 'consultations', findConsultationViolations)
export const questionCheck = checkOfSettled('written questions', 'written_questions', findQuestionViolations)

/** Logs an error for every violated invariant of consultations and written questions. */
export const checkConsultationInvariants: Job = {
  name: 'consultations.invariants',
  everySeconds: 60,
  run: async ({ db, log }) => {
    await checkInvariants(db, consultationCheck, log)
    await checkInvariants(db, questionCheck, log)
  },
}

/** Sends warnings for written questions and closes those that are overdue. */
export const sweepWrittenQuestions: Job = { name: 'consultations.questions', everySeconds: 5, run: sweepQuestions }
