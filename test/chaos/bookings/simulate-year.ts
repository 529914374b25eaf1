import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { holdAndConfirm } from '#domains/scheduling/bookings/confirm-booking.ts'
import { findBookingViolations } from '#domains/scheduling/bookings/invariants.sql.ts'
import { rescheduleBooking } from '#domains/scheduling/bookings/reschedule-booking.ts'
import { COMPENSATION } from '#domains/scheduling/bookings/rules.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { findBooking, lockBooking } from '#domains/scheduling/bookings/sql.ts'
import { listSlots } from '#domains/scheduling/hours/list-slots.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import { jobs } from '#domains/scheduling/jobs.ts'
import { findReceiptViolations } from '#domains/receipts/invariants.sql.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { Refusal } from '#shared/refusal.ts'
import { BookedConsultation } from '#test/support/booked-consultation.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import { randomFor } from '../random.ts'
import { type BookingPlan, DUE_BEFORE, feeOf, isFree, planBooking, remindersOf } from './booking-plan.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]
const ZONES = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha', 'America/Rio_Branco', 'Europe/Lisbon']
const PRICES = [199n, 299n, 449n]
const MONEY = 100_000_000n
/** Nobody came for longer than that: two people who meet talk for a minute and a half. */
const TALK_S = 90

export type YearPlan = { bookings: number; consultants: number; clients: number; days: number; seed: number }

export type YearResult = {
  seed: number
  booked: number
  /** Whose wish was refused: no place, or too many bookings ahead. */
  refused: number
  outcomes: Record<string, number>
  /** Bookings that ended otherwise than the rules say: state, fee, charge or reminders. */
  differing: string[]
  violations: string[]
}

export const hasYearFaults = ({ differing, violations }: YearResult) => differing.length + violations.length > 0

type Expected = { state: string; fee: (captured: bigint) => bigint; isCharged: boolean }
type Life = {
  plan: BookingPlan
  id: string
  price: bigint
  startsAt: number
  bookedAt: number
  agreedAt: number
  openUntil: number
  expected: Expected
}
type Event = { at: number; act: () => Promise<unknown> }

/**
 * Simulates bookings on a clock that is moved, with outages of the workers of up to a day and a half, and compares how
 * each ended with what product.md says. The pool has one connection.
 */
export async function simulateYear(db: Db, { bookings, consultants, clients, days, seed }: YearPlan) {
  const random = randomFor(seed, 'year')
  await travelTo(db, NOON)
  const people = await openPeople(db, random, { clients, consultants })
  const year = new Year(db, random, people)
  const from = NOON.getTime() + HOUR
  for (let number = 0; number < bookings; number++) {
    const plan = planBooking(random, { number, from, days, clients, consultants })
    year.plan({ at: plan.bookedAt, act: () => year.book(plan) })
  }
  await year.run()
  return { seed, ...(await year.judge()) } satisfies YearResult
}

type People = { clients: string[]; consultants: { id: string; price: bigint }[] }

async function openPeople(db: Db, random: SeededRandom, count: { clients: number; consultants: number }) {
  const people: People = { clients: [], consultants: [] }
  for (let n = 0; n < count.clients; n++) people.clients.push(await aClient(db, 'Ana', MONEY))
  for (let n = 0; n < count.consultants; n++) {
    const price = random.pick(PRICES)
    const id = await aConsultant(db, 'Luna', price)
    const stretches = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.8))
    const weekly = stretches.map((weekday) => ({ weekday, from: 15 * random.below(60), until: 1_200 }))
    const rules = { exceptions: [], noticeMinutes: 120, farthestDays: 60, pauseMinutes: 10 }
    await setHours(db, { zone: random.pick(ZONES), weekly, ...rules, consultantId: id, now: NOON })
    people.consultants.push({ id, price })
  }
  return people
}

class Year {
  readonly #db: Db
  readonly #random: SeededRandom
  readonly #people: People
  readonly #events: Event[] = []
  readonly #lives: Life[] = []
  readonly #runs: number[] = []
  #refused = 0
  #awayUntil = 0

  constructor(db: Db, random: SeededRandom, people: People) {
    this.#db = db
    this.#random = random
    this.#people = people
  }

  /** Kept in order of time; what happens first was planned first. */
  plan(event: Event) {
    let at = this.#events.length
    while (at > 0 && this.#events[at - 1]!.at < event.at) at--
    this.#events.splice(at, 0, event)
  }

  async run() {
    for (let event = this.#events.pop(); event; event = this.#events.pop()) {
      await travelTo(this.#db, new Date(event.at))
      await event.act()
    }
  }

  /** What the workers do now, unless they are away: for up to a day and a half, now and then. */
  async #work(at: number) {
    if (at < this.#awayUntil) return
    this.#runs.push(at)
    for (const job of jobs)
      if (job.everySeconds < HOUR / 1_000) await job.run({ db: this.#db, clock, now: new Date(at), log })
    if (this.#random.chance(0.002)) this.#awayUntil = at + this.#random.below(36) * HOUR
  }

  async book(plan: BookingPlan) {
    const { bookedAt, minutes } = plan
    const consultant = this.#people.consultants[plan.consultant]!
    const parties = { clientId: this.#people.clients[plan.client]!, consultantId: consultant.id }
    const slot = await this.#slotAfter(parties, bookedAt + plan.ahead, minutes)
    const price = consultant.price * BigInt(minutes)
    const asked = { ...parties, channel: 'chat', minutes, zone: 'America/Sao_Paulo', seen: price, clock } as const
    const id =
      slot &&
      (
        await this.#unlessRefused(() =>
          reserveBooking(this.#db, { id: crypto.randomUUID(), ...asked, startsAt: new Date(slot) }),
        )
      )?.id
    if (!id) return void this.#refused++
    const at = new Date(bookedAt)
    await inTransaction(this.#db, async (tx) => holdAndConfirm(tx, (await lockBooking(tx, id))!, at))
    const terms = { id, price: consultant.price, startsAt: slot, bookedAt, agreedAt: bookedAt, openUntil: slot }
    const life: Life = { plan, ...terms, expected: expectedOf(plan, consultant.price) }
    this.#lives.push(life)
    this.#planBefore(life)
    if (!plan.story.includes('cancels') && !plan.story.includes('moves')) this.#planMeeting(life)
  }

  /** The workers run when something is due; the act before the start, if there is one. */
  #planBefore(life: Life) {
    const { plan, bookedAt, startsAt } = life
    for (const before of DUE_BEFORE)
      if (startsAt - before > bookedAt) this.plan({ at: startsAt - before, act: () => this.#work(startsAt - before) })
    const at = bookedAt + Math.floor(plan.share * (startsAt - bookedAt - 1))
    if (plan.story.endsWith('cancels')) this.plan({ at, act: () => this.#cancel(life, at) })
    if (plan.story === 'client moves it') {
      const latest = Math.min(at, startsAt - 2 * HOUR - MINUTE)
      this.plan({ at: Math.max(latest, bookedAt + 1), act: () => this.#move(life, Math.max(latest, bookedAt + 1)) })
    }
  }

  async #cancel(life: Life, at: number) {
    const { clientId, consultantId } = (await findBooking(this.#db, life.id))!
    const isClient = life.plan.story === 'client cancels'
    const isLate = !isFree({ ...life, at })
    const fee = isClient && isLate ? feeOf(life.price) : 0n
    const seen = isLate && !isClient ? COMPENSATION : fee
    life.expected = { state: 'cancelled', fee: () => fee, isCharged: false }
    life.openUntil = at
    // Within the last ten minutes the room is open, and cancelling is leaving it.
    await cancelBooking(this.#db, { id: life.id, personId: isClient ? clientId : consultantId, seen, clock })
  }

  async #move(life: Life, at: number) {
    const booking = (await findBooking(this.#db, life.id))!
    const slot = await this.#slotAfter(booking, Math.max(at + 3 * HOUR, life.startsAt - 48 * HOUR), booking.minutes)
    const from = new Date(life.startsAt)
    const moving = slot &&
      slot !== life.startsAt && { id: life.id, clientId: booking.clientId, from, startsAt: new Date(slot), clock }
    const moved = moving && (await this.#unlessRefused(async () => (await rescheduleBooking(this.#db, moving), true)))
    if (moved) {
      Object.assign(life, { startsAt: slot, agreedAt: at, openUntil: slot })
      for (const before of DUE_BEFORE)
        if (slot - before > at) this.plan({ at: slot - before, act: () => this.#work(slot - before) })
    }
    this.#planMeeting(life)
  }

  #planMeeting(life: Life) {
    const { startsAt } = life
    this.plan({ at: startsAt - 10 * MINUTE, act: () => this.#open(life) })
    this.plan({ at: startsAt, act: () => this.#meet(life) })
  }

  /** Rooms open and close whether or not the other workers run: without them it would be our fault. */
  async #open(life: Life) {
    await this.#room(life).then((room) => room.open(-600))
  }

  async #room({ id, startsAt }: Life) {
    const { clientId: client, consultantId: consultant } = (await findBooking(this.#db, id))!
    return new BookedConsultation(this.#db, { client, consultant }, id, (startsAt - NOON.getTime()) / 1_000)
  }

  async #meet(life: Life) {
    const room = await this.#room(life)
    // A room of the hour before may have kept it closed until now.
    await room.open(0)
    switch (life.plan.story) {
      case 'client does not come':
        await room.stay('consultant', 1, 600)
        return room.sweep(606)
      case 'consultant does not come':
        await room.stay('client', 1, 306)
        return room.sweep(306)
      case 'nobody comes':
        return room.sweep(606)
      case 'client leaves at once':
        await room.stay('both', 1, 21)
        return room.leave('client', 22, feeOf(life.price))
      default:
        await room.stay('both', 1, TALK_S, { says: true })
        return room.leave('client', TALK_S + 1)
    }
  }

  async #slotAfter(parties: { clientId: string; consultantId: string }, after: number, minutes: number) {
    const now = await clock(this.#db)
    const zone = 'America/Sao_Paulo'
    const months = [after, after + 27 * 24 * HOUR].map((at) => new Date(at).toISOString().slice(0, 7))
    for (const month of new Set(months)) {
      const { slots } = await listSlots(this.#db, { ...parties, month, zone, minutes, now })
      const slot = slots.find((one) => one.getTime() >= after)
      if (slot) return slot.getTime()
    }
    return undefined
  }

  async #unlessRefused<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  async judge() {
    const outcomes: Record<string, number> = {}
    const differing: string[] = []
    for (const life of this.#lives) {
      const { id, plan, expected } = life
      const booking = (await findBooking(this.#db, id))!
      const { state, fee, captured, held, returned } = booking
      outcomes[state] = (outcomes[state] ?? 0) + 1
      const mails = await this.#db<{ act: string }[]>`
        select split_part(key, ':', 3) as act from mails where key like ${`booking:${id}:%:client`}
          and split_part(key, ':', 3) in ('day', 'hour') order by 1`
      const acts = mails.map(({ act }) => act)
      const reminders = remindersOf(life, this.#runs)
      const wrong = [
        ...(state === expected.state ? [] : [`is ${state}, not ${expected.state}`]),
        ...(fee === expected.fee(captured) ? [] : [`costs ${fee}, not ${expected.fee(captured)}`]),
        ...(captured > 0n === expected.isCharged ? [] : [`was charged ${captured}`]),
        ...(held === fee + captured + returned ? [] : [`${held} became ${fee}, ${captured} and ${returned}`]),
        ...(life.agreedAt === life.bookedAt && acts.join() !== reminders.join()
          ? [`reminded ${acts.join()}, not ${reminders.join()}`]
          : []),
      ]
      if (wrong.length > 0) differing.push(`${plan.number} ${plan.story} (${id}): ${wrong.join('; ')}`)
    }
    const violations = [
      ...(await findLedgerViolations(this.#db)),
      ...(await findReceiptViolations(this.#db)),
      ...(await findBookingViolations(this.#db)),
      ...(await findConsultationViolations(this.#db)),
    ].map(({ rule, subject, detail }) => `${rule} ${subject} ${detail}`)
    return { booked: this.#lives.length, refused: this.#refused, outcomes, differing, violations }
  }
}

/** How a story ends, by the words of product.md. Nothing is charged before the consultant wrote. */
function expectedOf({ story }: BookingPlan, price: bigint): Expected {
  const nothing = () => 0n
  switch (story) {
    case 'client does not come':
      return { state: 'client_absent', fee: () => feeOf(price), isCharged: false }
    case 'client leaves at once':
      return { state: 'client_absent', fee: (captured) => feeOf(price) - captured, isCharged: false }
    case 'consultant does not come':
      return { state: 'consultant_absent', fee: nothing, isCharged: false }
    case 'nobody comes':
      return { state: 'both_absent', fee: nothing, isCharged: false }
    default:
      return { state: 'kept', fee: nothing, isCharged: true }
  }
}
