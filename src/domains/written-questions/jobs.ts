import { checkOfSettled } from '#domains/consultations/index.ts'
import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { findQuestionViolations } from './invariants.sql.ts'
import { sweepQuestions } from './sweep-questions.ts'

export const questionCheck = checkOfSettled('written questions', 'written_questions', findQuestionViolations)

/** Warnings and deadlines; and an error in the log for every violated invariant. */
export const jobs: Job[] = [
  { name: 'written-questions.sweep', everySeconds: 5, run: sweepQuestions },
  {
    name: 'written-questions.invariants',
    everySeconds: 60,
    run: ({ db, log }) => checkInvariants(db, questionCheck, log),
  },
]
