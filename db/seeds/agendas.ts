import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { APPOINTMENT_MS, TIMEOUT_MS } from '#domains/consultations/state/deadlines.rules.ts'
import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { openRoom, settleBooking } from '#domains/scheduling/bookings/open-room.ts'
import { payBooking } from '#domains/scheduling/bookings/pay-booking.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import type { Schedule } from '#domains/scheduling/slots.rules.ts'
import type { BookingMinutes } from '#domains/scheduling/rules.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { clockAt, databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { secondsAfter } from './calendar.ts'
import { demoClients } from './clients.ts'
import type { SeededConsultant } from './consultants.ts'
import { buyCredits } from './history/buy-credits.ts'
import { RoomSimulation } from './history/room-simulation.ts'
import type { SeedWorker } from './history/seed-worker.ts'
import { demoPeople } from './people.ts'
import { isAttendant } from '../../demo/cast.ts'
import { seedId } from './seed-id.ts'
import { findBookingProgress, hasHours, hasPurchase } from './sql.ts'

const [ana, luna] = demoPeople
const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 3, 4, 5, 6, 7] as const
const HOUR = 3_600
const LEAST_CREDIT = 1_000n

/** The same hours on some days, in hours of the day. */
const on = (weekdays: readonly number[], ...stretches: readonly [from: number, until: number][]) =>
  weekdays.flatMap((weekday) => stretches.map(([from, until]) => ({ weekday, from: from * 60, until: until * 60 })))

const WORKDAYS = [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY]
const EVERY_DAY = [...WORKDAYS, SATURDAY, SUNDAY]

/** Luna's are the first ones; everybody else takes turns with the others. Nobody writes down the last. */
const WEEKS: readonly Schedule['weekly'][] = [
  [...on(WORKDAYS, [9, 12], [14, 18]), ...on([SATURDAY], [9, 13])],
  on([MONDAY, WEDNESDAY, FRIDAY], [13, 19]),
  [...on([TUESDAY, THURSDAY], [18, 23]), ...on([SATURDAY, SUNDAY], [10, 16])],
  on(EVERY_DAY, [8, 11], [20, 22.5]),
  on([THURSDAY, FRIDAY, SATURDAY], [21, 25.5]),
  on(WORKDAYS, [7, 12.5]),
  [],
]
/** Corumbá is an hour behind Brasília; the others share its clock. */
const zoneOf = (city: string) => (city.endsWith(', MS') ? 'America/Campo_Grande' : 'America/Sao_Paulo')

async function seedHours(db: Db, consultants: readonly SeededConsultant[]) {
  for (const [at, { id, email, city, approvedAt }] of consultants.entries()) {
    // A program answers at once, at any hour: nobody books it.
    if (isAttendant(email)) continue
    const weekly = WEEKS[id === luna.id ? 0 : (at % (WEEKS.length - 1)) + 1]!
    if (weekly.length === 0 || (await hasHours(db, id))) continue
    const rules = { noticeMinutes: at % 3 === 0 ? 60 : 120, farthestDays: 60, pauseMinutes: at % 4 === 0 ? 15 : 10 }
    await setHours(db, { ...rules, weekly, exceptions: [], zone: zoneOf(city), consultantId: id, now: approvedAt })
  }
}

type DemoBooking = {
  name: string
  clientId: string
  consultant: SeededConsultant
  /** So many days from the demo's first one; before it, the booking is over. */
  day: number
  /** An hour of the consultant's day in São Paulo. */
  hour: number
  minutes: BookingMinutes
  /** What became of it; nothing yet of one that is ahead. */
  outcome?: Outcome
}
/** Who cancelled it, so many hours before, or who did not come while the other one waited. */
type Outcome = { cancelledBy: Side; hoursBefore: number } | { absent: Side }
type Side = 'client' | 'consultant'

/** So many workdays after the demo's first day, or before it, so that what is planned lies within Luna's hours. */
function workdays(anchor: Date, step: 1 | -1, most: number): number[] {
  const weekdayOf = (day: number) => secondsAfter(anchor, (day * 24 + 12) * HOUR).getUTCDay()
  return Array.from({ length: 14 }, (_, at) => step * (at + 1))
    .filter((day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6)
    .slice(0, most)
}

function planBookings(anchor: Date, consultants: readonly SeededConsultant[]): DemoBooking[] {
  const consultant = consultants.find(({ id }) => id === luna.id)!
  const [first, second, third] = workdays(anchor, 1, 3) as [number, number, number]
  const [past, earlier] = workdays(anchor, -1, 2) as [number, number]
  const [beatriz, rafael, juliana, thiago, camila] = demoClients.slice(0, 5).map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const planned: [string, string, number, number, BookingMinutes, Outcome?][] = [
    ['ana', ana.id, second, 15, 30],
    ['beatriz', beatriz, first, 10, 45],
    ['rafael', rafael, first, 16, 20],
    ['juliana', juliana, second, 9, 60],
    ['thiago', thiago, third, 11, 30],
    ['ana-late', ana.id, past, 10, 20, { cancelledBy: 'client', hoursBefore: 3 }],
    ['camila-cancelled', camila, past, 14, 30, { cancelledBy: 'client', hoursBefore: 30 }],
    ['beatriz-given-back', beatriz, past, 17, 20, { cancelledBy: 'consultant', hoursBefore: 40 }],
    ['ana-absent', ana.id, past, 15, 30, { absent: 'client' }],
    ['luna-absent', ana.id, earlier, 11, 20, { absent: 'consultant' }],
  ]
  return planned.map(([name, clientId, day, hour, minutes, outcome]) => ({
    name,
    clientId,
    consultant,
    day,
    hour,
    minutes,
    ...(outcome && { outcome }),
  }))
}

const startOf = (anchor: Date, { day, hour }: DemoBooking) => secondsAfter(anchor, (day * 24 + hour) * HOUR)

async function book(worker: SeedWorker, anchor: Date, planned: DemoBooking) {
  const id = seedId(`booking-${planned.name}`)
  const { db, context } = worker
  const { clientId, consultant, minutes, outcome } = planned
  const startsAt = startOf(anchor, planned)
  // Ahead of the demo's first day it is booked on the eve, earlier ones two days before their time.
  const bookedAt = secondsAfter(outcome ? startsAt : anchor, outcome ? -50 * HOUR : -4 * HOUR)
  const price = consultant.pricePerMinuteCents * BigInt(minutes)
  const credit = { id: seedId(`credit-${planned.name}`), personId: clientId, at: bookedAt }
  const missing = price - (await balanceOf(db, availableOf(clientId)))
  if (missing > 0n && !(await hasPurchase(db, credit.id)))
    await buyCredits(worker, { ...credit, amount: missing < LEAST_CREDIT ? LEAST_CREDIT : missing })
  const clock = clockAt(secondsAfter(bookedAt, 120))
  await worker.travelTo(secondsAfter(bookedAt, 120))
  await reserveBooking(db, {
    id,
    clientId,
    consultantId: consultant.id,
    channel: 'chat',
    startsAt,
    minutes,
    zone: 'America/Sao_Paulo',
    seen: price,
    clock,
  })
  const paying = { id, clientId, paymentId: seedId(`payment-${planned.name}`), installments: 1, address: '127.0.0.1' }
  await payBooking({ ...context, clock }, { ...paying, fromBalance: price })
}

/** Ends a booking that was paid, from wherever an interrupted run left it. */
async function end(worker: SeedWorker, anchor: Date, { outcome, ...planned }: DemoBooking & { outcome: Outcome }) {
  const { db, travelTo } = worker
  const { name, clientId, consultant, minutes } = planned
  const [id, startsAt] = [seedId(`booking-${name}`), startOf(anchor, planned)]
  if ('absent' in outcome) return waitInVain(worker, { id, clientId, consultant, at: startsAt }, outcome.absent)
  const at = secondsAfter(startsAt, -outcome.hoursBefore * HOUR)
  await travelTo(at)
  const personId = outcome.cancelledBy === 'client' ? clientId : consultant.id
  const seen = consultant.pricePerMinuteCents * BigInt(minutes)
  await cancelBooking(db, { id, personId, seen, clock: clockAt(at) })
}

type Room = { id: string; clientId: string; consultant: SeededConsultant; at: Date }

/** One of the two comes two minutes early and stays until it is decided that the other one does not. */
async function waitInVain(worker: SeedWorker, { at, ...rest }: Room, absent: Side) {
  const { db } = worker
  const { id } = rest
  const room = new RoomSimulation(worker, { ...rest, at: secondsAfter(at, -600) })
  await room.advance(0)
  await openRoom(db, { id, clock: databaseClock })
  await room.advance(480)
  await room.join([absent === 'client' ? 'consultant' : 'client'])
  // A consultant is missed after five minutes, a client after ten, and a moment in which the last proofs arrive.
  const patience = absent === 'client' ? APPOINTMENT_MS.counts : APPOINTMENT_MS.patience
  const decidedAt = secondsAfter(at, (patience + TIMEOUT_MS.lease) / 1000)
  await room.stayTogether((decidedAt.getTime() - room.now.getTime()) / 1000)
  await room.proveBoth()
  await closeOverdueConsultation(db, { id, clock: databaseClock })
  await settleBooking(db, { id, clock: databaseClock })
}

/**
 * When consultants can be booked, and what is booked with Luna: some ahead, some that were cancelled, and one that each
 * side missed.
 */
export async function seedAgendas(worker: SeedWorker, anchor: Date, consultants: readonly SeededConsultant[]) {
  await seedHours(worker.db, consultants)
  const planned = planBookings(anchor, consultants)
  for (const { outcome, ...one } of planned.toSorted((a, b) => a.day - b.day)) {
    const before = await findBookingProgress(worker.db, seedId(`booking-${one.name}`))
    if (!before) await book(worker, anchor, { ...one, ...(outcome && { outcome }) })
    if (outcome && before !== 'over') await end(worker, anchor, { ...one, outcome })
  }
}
