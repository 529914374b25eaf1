import type { Job } from '#platform/jobs.ts'
import { checkInvariants, type InvariantCheck } from '#platform/invariants/check-invariants.ts'
import { uuidsOf } from '#platform/invariants/slices.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { sweepReservation } from './bookings/confirm-booking.ts'
import { findBookingViolations } from './bookings/invariants.sql.ts'
import { APPOINTMENT_MS } from '#domains/consultations/rules.ts'
import { openRoom, settleBooking } from './bookings/open-room.ts'
import { endContested } from './bookings/end-contested.ts'
import { endImpossible } from './bookings/end-impossible.ts'
import { remindOfBooking, tellPaidLate } from './bookings/remind.ts'
import { REMINDERS } from './bookings/reminders.rules.ts'
import { readCalendar, type Reading } from './private-calendar/read-calendar.ts'
import { listDue } from './private-calendar/sql.ts'
import { tellWaiting } from './waitlist/tell-waiting.ts'
import { deleteOver } from './waitlist/sql.ts'
import { listContestable } from './bookings/contested.sql.ts'
import { listImpossible } from './bookings/obstacles.sql.ts'
import { listPaid, listUntold } from './bookings/payments.sql.ts'
import { listToRemind } from './bookings/reminders.sql.ts'
import { listOverdue } from './bookings/reservations.sql.ts'
import { listToOpen, listToSettle } from './bookings/room.sql.ts'

const AT_ONCE = 50
/** Who waited for a day is forgotten a month after it. */
const KEPT_MS = 30 * 86_400_000

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

type Given = Parameters<Job['run']>[0]
type List = (given: Given, now: Date, most: number, aside: readonly string[]) => Promise<readonly { id: string }[]>

/** A job that does one act for each row that is due. */
const sweepOf = (
  name: string,
  everySeconds: number,
  list: List,
  act: (given: Given, id: string) => Promise<unknown>,
  atOnce = 1,
): Job => ({
  name,
  everySeconds,
  run: async (given) => {
    const now = await given.clock(given.db)
    await sweepDue(given, {
      name,
      list: (most, aside) => list(given, now, most, aside),
      subjectOf: ({ id }) => id,
      act: ({ id }) => act(given, id),
      most: AT_ONCE,
      atOnce,
    })
  },
})

const settle = ({ db, clock }: Given, id: string) => sweepReservation(db, { id, clock })

/** Calendars of consultants; servers of others are slow. */
const readCalendars = (reading: Reading) =>
  sweepOf(
    'scheduling.read-calendars',
    10,
    ({ db }, now, most, aside) => listDue(db, now, most, aside),
    ({ db, clock }, consultantId) => readCalendar(db, { consultantId, clock }, reading),
    8,
  )

/** Those that need nothing of the outside, and with `reading` the one that does. */
export const jobsWith = (reading: Reading | undefined): Job[] => [...jobs, ...(reading ? [readCalendars(reading)] : [])]

export const jobs: Job[] = [
  {
    name: 'scheduling.invariants',
    everySeconds: 60,
    run: async ({ db, clock, log }) => void (await checkInvariants(db, bookingCheck(await clock(db)), log)),
  },
  { name: 'scheduling.tell-waiting', everySeconds: 10, run: tellWaiting },
  {
    name: 'scheduling.forget-waitlist',
    everySeconds: 86_400,
    run: async ({ db, clock }) => void (await deleteOver(db, new Date((await clock(db)).getTime() - KEPT_MS))),
  },
  sweepOf('scheduling.confirm-bookings', 1, ({ db }, _now, most, aside) => listPaid(db, most, aside), settle),
  sweepOf('scheduling.expire-reservations', 5, ({ db }, now, most, aside) => listOverdue(db, now, most, aside), settle),
  sweepOf(
    'scheduling.open-rooms',
    1,
    ({ db }, now, most, aside) =>
      listToOpen(db, { now, before: new Date(now.getTime() + APPOINTMENT_MS.opensBefore) }, most, aside),
    ({ db, clock }, id) => openRoom(db, { id, clock }),
  ),
  sweepOf(
    'scheduling.settle-bookings',
    1,
    ({ db }, _now, most, aside) => listToSettle(db, most, aside),
    ({ db, clock }, id) => settleBooking(db, { id, clock }),
  ),
  sweepOf(
    'scheduling.remind',
    20,
    ({ db }, now, most, aside) => listToRemind(db, now, REMINDERS, { most, aside }),
    ({ db, clock }, id) => remindOfBooking(db, { id, clock }),
  ),
  sweepOf(
    'scheduling.tell-paid-late',
    10,
    ({ db }, now, most, aside) => listUntold(db, now, most, aside),
    ({ db, clock }, paymentId) => tellPaidLate(db, { paymentId, clock }),
  ),
  sweepOf(
    'scheduling.end-impossible',
    10,
    ({ db }, now, most, aside) => listImpossible(db, now, most, aside),
    ({ db, clock }, id) => endImpossible(db, { id, clock }),
  ),
  sweepOf(
    'scheduling.end-contested',
    10,
    ({ db }, now, most, aside) => listContestable(db, now, most, aside),
    ({ db, clock }, id) => endContested(db, { id, clock }),
  ),
]
