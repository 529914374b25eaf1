import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { closeOverdueConsultation } from './lifecycle/close-overdue-consultation.ts'
import { listOverdue } from './lifecycle/deadlines.sql.ts'
import { checkOfSettled } from './check-settled.ts'
import { findConsultationViolations } from './invariants.sql.ts'
import { sweepQuestions } from './written-questions/sweep-questions.ts'
import { findQuestionViolations } from './written-questions/invariants.sql.ts'

/** A room whose row somebody holds keeps one of these waiting, not all. */
const ROOMS_AT_ONCE = 4
const MOST_ROOMS = 500

/** Applies expired deadlines, once a second. One failure does not hold up the others. */
export const sweepConsultations: Job = {
  name: 'consultations.sweep',
  everySeconds: 1,
  run: async (given) => {
    const { db, clock } = given
    const now = await clock(db)
    await sweepDue(given, {
      name: 'consultations.sweep',
      list: (most, aside) => listOverdue(db, now, { most, aside }),
      subjectOf: (id) => id,
      act: (id) => closeOverdueConsultation(db, { id, clock }),
      most: MOST_ROOMS,
      atOnce: ROOMS_AT_ONCE,
    })
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
