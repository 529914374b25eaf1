import { checkInvariants } from '#platform/invariants/check-invariants.ts'
import type { Job } from '#platform/jobs.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { closeOverdueConsultation } from './lifecycle/close-overdue-consultation.ts'
import { listOpenOfBlocked, listOverdue } from './lifecycle/deadlines.sql.ts'
import { endForBlocked } from './lifecycle/end-for-blocked.ts'
import { checkOfSettled } from './check-settled.ts'
import { findConsultationViolations } from './invariants.sql.ts'

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

/** Ends what is open of whoever the team blocked, once a second. */
export const sweepBlocked: Job = {
  name: 'consultations.end-for-blocked',
  everySeconds: 1,
  run: async (given) => {
    const { db, clock } = given
    await sweepDue(given, {
      name: 'consultations.end-for-blocked',
      list: (most, aside) => listOpenOfBlocked(db, { most, aside }),
      subjectOf: (id) => id,
      act: (id) => endForBlocked(db, { id, clock }),
      most: MOST_ROOMS,
      atOnce: ROOMS_AT_ONCE,
    })
  },
}

export const consultationCheck = checkOfSettled('consultations', 'consultations', findConsultationViolations)

/** Logs an error for every violated invariant of consultations. */
export const checkConsultationInvariants: Job = {
  name: 'consultations.invariants',
  everySeconds: 60,
  run: ({ db, log }) => checkInvariants(db, consultationCheck, log),
}
