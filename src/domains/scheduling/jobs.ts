import type { Job } from '#platform/jobs.ts'
import { checkInvariants, type InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { sweepReservation } from './bookings/confirm-booking.ts'
import { findBookingViolations } from './bookings/invariants.sql.ts'
import { listOverdue, listPaid } from './bookings/sql.ts'

const AT_ONCE = 50

/** A transaction that ended a booking at an earlier instant may be committed so much later. */
const OVERLAP_MS = 60_000

/** The money aside is what open bookings say, and became what ended ones say (L8, B3). */
const bookingCheck = (now: Date): InvariantCheck => ({
  name: 'bookings',
  checkNew: async (tx, { position, suspects }) => {
    const since = new Date((position ? Date.parse(position) : 0) - OVERLAP_MS)
    const violations = await findBookingViolations(tx, { since, suspects })
    return { violations, position: now.toISOString(), isDone: true }
  },
  checkSlice: async (tx, slice) => ({ violations: await findBookingViolations(tx, uuidsOf(slice)) }),
})

export const jobs: Job[] = [
  {
    name: 'scheduling.invariants',
    everySeconds: 60,
    run: async ({ db, clock, log }) => void (await checkInvariants(db, bookingCheck(await clock(db)), log)),
  },
  {
    name: 'scheduling.confirm-bookings',
    everySeconds: 1,
    run: async (given) => {
      await sweepDue(given, {
        name: 'scheduling.confirm-bookings',
        list: (most, aside) => listPaid(given.db, most, aside),
        subjectOf: ({ id }) => id,
        act: ({ id }) => sweepReservation(given.db, { id, clock: given.clock }),
        most: AT_ONCE,
      })
    },
  },
  {
    name: 'scheduling.expire-reservations',
    everySeconds: 5,
    run: async (given) => {
      const now = await given.clock(given.db)
      await sweepDue(given, {
        name: 'scheduling.expire-reservations',
        list: (most, aside) => listOverdue(given.db, now, most, aside),
        subjectOf: ({ id }) => id,
        act: ({ id }) => sweepReservation(given.db, { id, clock: given.clock }),
        most: AT_ONCE,
      })
    },
  },
]
