import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import type { LiveChannel } from '#domains/consultations/channels/rules.ts'
import { openMediaWindow } from '#domains/consultations/calls/open-media-window.ts'
import { extendHold } from '#domains/consultations/lifecycle/extend-hold.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { joinRoom } from '#domains/consultations/metering/join-room.ts'
import { Seat } from '#domains/consultations/metering/seat.ts'
import { meterRooms } from '#domains/consultations/metering/sql.ts'
import { resumeByProof } from '#domains/consultations/lifecycle/resume-consultation.ts'
import { holdAndConfirm } from '#domains/scheduling/bookings/confirm-booking.ts'
import { openRoom, settleBooking } from '#domains/scheduling/bookings/open-room.ts'
import { payWithMinutes } from '#domains/scheduling/bookings/pay-with-minutes.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { lockBooking } from '#domains/scheduling/bookings/sql.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import type { BookingMinutes } from '#domains/scheduling/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import type { SOUND_BOTH_WAYS } from '#test/support/live-room.ts'
import { MeteredConsultation, NOON, secondsAfterNoon, STEP_S } from '#test/support/metered-consultation.ts'

export const PRICE = 299n
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 }))

/** Hours of the whole week, without a pause between bookings. */
export const openHours = (db: Db, consultantId: string, pauseMinutes = 0) =>
  setHours(db, {
    consultantId,
    zone: 'America/Sao_Paulo',
    weekly: EVERY_DAY,
    exceptions: [],
    noticeMinutes: 15,
    farthestDays: 10,
    pauseMinutes,
    now: NOON,
  })

type Who = 'client' | 'consultant' | 'both'

/**
 * `start`: seconds after noon. `withMinutes`: the client's minutes pay it, not the balance. `seen`: the price of a
 * minute on the channel, in centavos.
 */
type BookingTerms = {
  start?: number
  minutes?: BookingMinutes
  withMinutes?: boolean
  channel?: LiveChannel
  seen?: bigint
}

/** A booking that is paid from the balance or with minutes, and its room. Instants: seconds from the agreed start. */
export class BookedConsultation extends MeteredConsultation {
  readonly #db: Db
  readonly #people: { client: string; consultant: string }
  readonly #start: number

  constructor(db: Db, people: { client: string; consultant: string }, id: string, start: number) {
    super(db, { id, ...people })
    this.#db = db
    this.#people = people
    this.#start = start
  }

  /** Booked at noon for `start` seconds after it. The pool has one connection. */
  static async book(
    db: Db,
    people: { client: string; consultant: string },
    { start = 3_600, minutes = 30, withMinutes = false, channel = 'chat', seen = PRICE }: BookingTerms = {},
  ): Promise<BookedConsultation> {
    await travelTo(db, NOON)
    const { id } = await reserveBooking(db, {
      id: crypto.randomUUID(),
      clientId: people.client,
      consultantId: people.consultant,
      channel,
      startsAt: secondsAfterNoon(start),
      minutes,
      zone: 'America/Sao_Paulo',
      seen: seen * BigInt(minutes),
      clock,
    })
    const isPaid = await inTransaction(db, async (tx) => {
      const booking = (await lockBooking(tx, id))!
      if (!withMinutes) return holdAndConfirm(tx, booking, NOON)
      await payWithMinutes(tx, booking, NOON)
      return true
    })
    if (!isPaid) throw new Error('the balance does not pay this booking')
    return new BookedConsultation(db, people, id, start)
  }

  at = (seconds: number) => this.travelTo(this.#start + seconds)
  open = async (seconds = -600) => {
    await this.at(seconds)
    return openRoom(this.#db, { id: this.id, clock })
  }

  async join(who: Who, seconds: number) {
    await this.at(seconds)
    for (const role of ['client', 'consultant'] as const) {
      if (who !== 'both' && who !== role) continue
      const joined = (await joinRoom(this.#db, { id: this.id, personId: this.#people[role] }))!
      this.seats = [...this.seats.filter((seat) => seat.role !== role), joined]
    }
  }

  /** They come and stay, proving it again and again; the meter's wishes are done. `says`: the consultant writes. */
  async stay(who: Who, from: number, to: number, { says = false } = {}) {
    await this.join(who, from)
    const all = this.seats
    for (let now = from + 1; now <= to; now += Math.max(1, Math.min(STEP_S, to - now))) {
      this.seats = all.filter(({ role }) => who === 'both' || role === who)
      const due = (await this.prove(this.#start + now))?.due
      this.seats = all
      if (due === 'activate') await beginConsultation(this.#db, { id: this.id, clock })
      if (due === 'resume') await resumeByProof(this.#db, { id: this.id, clock })
      if (due === 'hold' || due === 'end_of_funds') await extendHold(this.#db, { id: this.id, clock })
      if (says) await this.say()
    }
  }

  /** They come to the call and stay; both browsers report this of sound and picture, each second. */
  async talk(from: number, to: number, measured: typeof SOUND_BOTH_WAYS) {
    await this.join('both', from)
    const seats = this.seats.map(
      ({ role, connectionNumber, joinedAt }) => new Seat(this.id, role, connectionNumber, joinedAt.getTime()),
    )
    for (let now = from + 1; now <= to; now += 1) {
      await this.at(now)
      const at = secondsAfterNoon(this.#start + now).getTime()
      for (const seat of seats) {
        seat.prove(at, at)
        seat.reportMedia({ type: 'media', token: '', ...measured }, at, at)
      }
      const due = (await meterRooms(this.#db, seats))[0]?.due
      const given = { id: this.id, clock }
      if (due === 'activate') await beginConsultation(this.#db, given)
      if (due === 'resume') await resumeByProof(this.#db, given)
      if (due === 'prove_media') await openMediaWindow(this.#db, given)
      if (due === 'hold' || due === 'end_of_funds') await extendHold(this.#db, given)
    }
  }

  /** What the workers do at that second. */
  async sweep(seconds: number) {
    await this.at(seconds)
    await closeOverdueConsultation(this.#db, { id: this.id, clock })
    await settleBooking(this.#db, { id: this.id, clock })
  }

  async leave(role: 'client' | 'consultant', seconds: number, seenFee = 0n, seenFeeMs = 0n) {
    await this.at(seconds)
    await endConsultation(this.#db, { id: this.id, personId: this.#people[role], seenFee, seenFeeMs, clock })
    await settleBooking(this.#db, { id: this.id, clock })
  }

  /** What became of the booking; its fee, and what its room charged and gave back, in centavos. */
  async booking() {
    const [found] = await this.#db<
      { state: string; reason: string | null; fee: bigint; captured: bigint; returned: bigint; opened: boolean }[]
    >`select state, reason, fee, captured, returned, opened_at is not null as opened from bookings where id = ${this.id}`
    return found!
  }

  /** Ends a room that is still open a day after the start, and answers all violated invariants. */
  async endAndFindViolations() {
    const open = await this.#db`select from consultations where id = ${this.id} and ended_at is null`
    if (open.length > 0) await this.sweep(24 * 3_600)
    return listBookedViolations(this.#db)
  }
}
