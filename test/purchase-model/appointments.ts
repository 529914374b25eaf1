import { closeAccount } from '#domains/accounts/index.ts'
import { blockPerson, unblockPerson } from '#domains/clients/block-person.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { cancelBooking } from '#domains/scheduling/bookings/cancel-booking.ts'
import { sweepReservation } from '#domains/scheduling/bookings/confirm-booking.ts'
import { listContestable } from '#domains/scheduling/bookings/contested.sql.ts'
import { endContested } from '#domains/scheduling/bookings/end-contested.ts'
import { endImpossible } from '#domains/scheduling/bookings/end-impossible.ts'
import { rescheduleBooking } from '#domains/scheduling/bookings/reschedule-booking.ts'
import { openRoom, settleBooking } from '#domains/scheduling/bookings/open-room.ts'
import { reserveBooking } from '#domains/scheduling/bookings/reserve-booking.ts'
import { type Booking, findBooking } from '#domains/scheduling/bookings/sql.ts'
import { setHours } from '#domains/scheduling/hours/set-hours.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, promotionalOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { personalData } from '#server/personal-data.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { Refusal } from '#shared/refusal.ts'
import type { settableClock } from '#test/support/settable-clock.ts'
import type { AppointmentCommand } from './commands.ts'

type Booked = Extract<AppointmentCommand, { does: 'book' }>
type Paid = Extract<AppointmentCommand, { does: 'pay_booking' }>
/** Pays a booking at a bank as the command says. What is answered does with the payment what the bank would. */
export type Pay = (
  asked: { id: string; fromBalance: bigint },
  pays: Omit<Paid, 'does' | 'which'>,
) => Promise<() => Promise<unknown>>
type World = { db: Db; time: ReturnType<typeof settableClock>; consultants: readonly string[]; clientId: string }

const QUARTER_MS = 900_000
const MINUTE_MS = 60_000
const ROUNDS = 24
/** Bookings that are looked at, of all sequences. */
const MOST = 1_000
/** After its start a room does not open any more. */
const TOO_LATE_MS = 11 * MINUTE_MS
/** Enough to agree to every fee: in centavos, and in milliseconds of the client's minutes. */
const ANY_FEE = 1_000_000n
const ANY_FEE_MS = 600_000n
const PRICES = [299n, 499n] as const
const LEAST_PAYMENT = 1_000n

/** Hours of the whole week, or one of them, with the usual pause. */
export const hoursOf = (consultantId: string, isShort: boolean, now: Date) => ({
  consultantId,
  zone: 'America/Sao_Paulo',
  weekly: Array.from({ length: isShort ? 1 : 7 }, (_, n) => ({ weekday: n + 1, from: 0, until: isShort ? 60 : 1_440 })),
  exceptions: [],
  noticeMinutes: 15,
  farthestDays: 10,
  pauseMinutes: 10,
  now,
})

/** What one client books, and what becomes of it. */
export class Appointments {
  /** Nothing was booked before: then there is nothing to look at. */
  hasBooked = false
  /** What was put aside though a bank contests it. */
  readonly wrongs: string[] = []
  /** Rooms in which somebody met: someone may complain about them. */
  readonly rooms: { id: string; clientId: string; consultantId: string }[] = []
  readonly #db: Db
  readonly #time: World['time']
  readonly #consultants: readonly string[]
  readonly #clientId: string

  constructor({ db, time, consultants, clientId }: World) {
    this.#db = db
    this.#time = time
    this.#consultants = consultants
    this.#clientId = clientId
  }

  async act(command: AppointmentCommand, pay: Pay): Promise<unknown> {
    const [db, { clock }, clientId] = [this.#db, this.#time, this.#clientId]
    const consultantId = 'dear' in command ? this.#consultants[command.dear ? 1 : 0]! : ''
    switch (command.does) {
      case 'book':
        return this.#book(command, consultantId, pay)
      case 'pay_booking':
        return this.#pay(await this.#open(command.which, 'reserved'), command, pay)
      case 'cancel_booking':
        return this.#cancel(command)
      case 'move_booking': {
        const booking = await this.#open(command.which, 'confirmed')
        if (!booking) return undefined
        const { id, startsAt: from } = booking
        return rescheduleBooking(db, { id, clientId, from, startsAt: this.#startIn(command.hours), clock })
      }
      case 'change_hours':
        return setHours(db, hoursOf(consultantId, command.isShort, this.#time.now()))
      case 'prevent':
        return this.#prevent(command.by, consultantId)
      case 'allow':
        await unblockPerson(db, { by: 'client', personId: clientId, otherId: consultantId })
        return setVacation(db, { consultantId, lastDay: null, now: this.#time.now() })
      case 'open_booked': {
        const booking = await this.#open(0, 'confirmed')
        return booking && !booking.openedAt && this.#openRoom(booking, command.at)
      }
      case 'meet':
        return this.#meet(command)
      case 'leave':
        return this.#leave(command.who === 'client' ? clientId : this.#consultants[0]!)
    }
  }

  /** What jobs would do now. */
  async work() {
    if (!this.hasBooked) return
    const [db, { clock }] = [this.#db, this.#time]
    const mine = new Set((await this.#listOpen()).map(({ id }) => id))
    // Those of sequences beside this one have a clock of their own.
    const contestable = (await listContestable(db, this.#time.now(), MOST, [])).filter(({ id }) => mine.has(id))
    for (const { id } of contestable) await endContested(db, { id, clock })
    for (const { id, state, startsAt, openedAt } of await this.#listOpen()) {
      if (state === 'reserved') await sweepReservation(db, { id, clock })
      else if (openedAt) await closeOverdueConsultation(db, { id, clock })
      else if (this.#time.now() < startsAt) await endImpossible(db, { id, clock })
      if (state === 'confirmed' && startsAt.getTime() - 10 * MINUTE_MS <= this.#time.now().getTime()) {
        await openRoom(db, { id, clock })
        await settleBooking(db, { id, clock })
      }
    }
  }

  /** Time passes: rooms open when they should, and nobody comes. */
  async pass(seconds: number) {
    const until = this.#time.now().getTime() + seconds * 1_000
    if (this.hasBooked)
      for (const { state, startsAt } of await this.#listOpen()) {
        if (state !== 'confirmed' || startsAt.getTime() + TOO_LATE_MS > until) continue
        for (const after of [-10 * MINUTE_MS, TOO_LATE_MS]) {
          this.#travelTo(startsAt, after)
          await this.work()
        }
      }
    this.#travelTo(new Date(until), 0)
  }

  /** Time passes until nothing is booked any more; who meets talks for a while. */
  async settle() {
    if (!this.hasBooked) return
    for (let round = 0; round < ROUNDS; round++) {
      await this.work()
      const [soonest] = await this.#listOpen()
      if (!soonest) return
      if (soonest.state === 'confirmed' && !soonest.openedAt)
        await this.#meet({ does: 'meet', who: 'both', minutes: 5, by: 'client' })
      this.#travelTo(soonest.state === 'reserved' ? soonest.expiresAt : soonest.endsAt, MINUTE_MS)
    }
    if ((await this.#listOpen()).length > 0) throw new Error('a booking does not end')
  }

  async #book({ minutes, hours, ...pays }: Booked, consultantId: string, pay: Pay) {
    const [id, clientId, clock] = [crypto.randomUUID(), this.#clientId, this.#time.clock]
    const seen = PRICES[this.#consultants.indexOf(consultantId)]! * BigInt(minutes)
    const wanted = { channel: 'chat', startsAt: this.#startIn(hours), minutes, zone: 'America/Manaus', seen } as const
    this.hasBooked = true
    await reserveBooking(this.#db, { id, clientId, consultantId, ...wanted, clock })
    this.#time.pass(1)
    if (pays.pays !== 'never')
      await this.#pay(await findBooking(this.#db, id), { ...pays, does: 'pay_booking', which: 0 }, pay)
  }

  /** The balance pays so many quarters of what it can, and a payment the rest. */
  async #pay(booking: Booking | undefined, pays: Paid, pay: Pay) {
    if (!booking) return
    const { id, price } = booking
    const has = (await this.#available()) + (await balanceOf(this.#db, promotionalOf(this.#clientId)))
    const whole = pays.share === 4 && has >= price
    const most = has < price - LEAST_PAYMENT ? has : price - LEAST_PAYMENT
    const part = (most * BigInt(pays.share)) / 4n
    const fromBalance = whole ? price : part > booking.held ? part : booking.held
    const before = await this.#available()
    const goOn = await pay({ id, fromBalance }, pays)
    const after = await findBooking(this.#db, id)
    const own = after!.held - after!.heldPromotional - booking.held + booking.heldPromotional
    if (own > before) this.wrongs.push(`L4 ${own} put aside, ${before} there`)
    await goOn()
    await sweepReservation(this.#db, { id, clock: this.#time.clock })
  }

  async #cancel({ which, by, isLate }: Extract<AppointmentCommand, { does: 'cancel_booking' }>) {
    const booking = await this.#open(which)
    if (!booking) return
    const { id, clientId, consultantId, freeUntil } = booking
    if (isLate && freeUntil) this.#travelTo(freeUntil, 1)
    const people = {
      client: [clientId],
      consultant: [consultantId],
      twice: [clientId, clientId],
      both: [clientId, consultantId],
    }
    const clock = this.#time.clock
    const done = await Promise.allSettled(
      people[by].map((personId) => cancelBooking(this.#db, { id, personId, seen: ANY_FEE, seenMs: ANY_FEE_MS, clock })),
    )
    for (const one of done) if (one.status === 'rejected' && !(one.reason instanceof Refusal)) throw one.reason
    await settleBooking(this.#db, { id, clock })
  }

  async #prevent(by: 'block' | 'break' | 'vacation', otherId: string) {
    const [db, personId, { clock, now }] = [this.#db, this.#clientId, this.#time]
    if (by === 'block') await blockPerson(db, { by: 'client', personId, otherId, clock })
    if (by === 'break') await takeBreak(db, { personId, length: 'day', clock })
    if (by === 'vacation') await setVacation(db, { consultantId: otherId, lastDay: dayInSaoPaulo(now()), now: now() })
  }

  async #leave(personId: string) {
    await inTransaction(this.#db, (tx) => closeAccount(tx, personalData, { personId, at: this.#time.now() }))
  }

  /** The soonest booking's room: at its time, seven minutes late, or not in time at all. */
  async #openRoom({ id, startsAt }: Booking, at: 'in_time' | 'late' | 'too_late') {
    this.#travelTo(startsAt, { in_time: -10, late: 7, too_late: TOO_LATE_MS / MINUTE_MS }[at] * MINUTE_MS)
    await openRoom(this.#db, { id, clock: this.#time.clock })
  }

  /** Somebody comes, and it ends, as their proofs say. Nobody: time ends it. */
  async #meet({ who, minutes, by }: Extract<AppointmentCommand, { does: 'meet' }>) {
    const [db, { clock }] = [this.#db, this.#time]
    const booking = await this.#open(0, 'confirmed')
    if (!booking) return
    const { id, startsAt, clientId, consultantId } = booking
    if (!booking.openedAt) await this.#openRoom(booking, 'in_time')
    this.#travelTo(startsAt, 1)
    if (!(await findBooking(db, id))?.openedAt) return
    const came = [
      ...(who === 'consultant' || who === 'nobody' ? [] : ['client']),
      ...(who === 'client' || who === 'nobody' ? [] : ['consultant']),
    ]
    if (who === 'both') await beginConsultation(db, { id, clock })
    this.#travelTo(startsAt, minutes * MINUTE_MS)
    const presentMs = Math.min(minutes, 10) * MINUTE_MS
    for (const role of came)
      await db`insert into presences (consultation_id, role, connection, joined_at, proved_at, present_ms)
        values (${id}, ${role}, 1, ${startsAt}, ${this.#time.now()}, ${presentMs}) on conflict do nothing`
    if (who === 'both')
      await db`update consultations set billed_ms = least(${BigInt(minutes) * 60_000n + 17n},
        covered_ms + held * 60000 / price_per_minute) where id = ${id} and ended_at is null`
    await closeOverdueConsultation(db, { id, clock })
    if (by !== 'time')
      await endConsultation(db, {
        id,
        personId: by === 'client' ? clientId : consultantId,
        seenFee: ANY_FEE,
        seenFeeMs: ANY_FEE_MS,
        clock,
      })
    this.#travelTo(startsAt, TOO_LATE_MS)
    await closeOverdueConsultation(db, { id, clock })
    if (by === 'time' && who === 'both')
      await endConsultation(db, { id, personId: clientId, seenFee: ANY_FEE, seenFeeMs: ANY_FEE_MS, clock })
    await settleBooking(db, { id, clock })
    this.rooms.push({ id, clientId, consultantId })
  }

  #available = () => balanceOf(this.#db, availableOf(this.#clientId))

  #startIn(hours: number) {
    return new Date(Math.ceil((this.#time.now().getTime() + hours * 60 * MINUTE_MS) / QUARTER_MS) * QUARTER_MS)
  }

  /** So many milliseconds after an instant, never back. */
  #travelTo(at: Date, after: number) {
    const left = at.getTime() + after - this.#time.now().getTime()
    if (left > 0) this.#time.pass(left / 1_000)
  }

  #listOpen = () => this.#db<Booking[]>`
    select id, client_id as "clientId", consultant_id as "consultantId", state,
      covered_ms as "coveredMs",
      free_until as "freeUntil", starts_at as "startsAt", ends_at as "endsAt", expires_at as "expiresAt", opened_at as "openedAt", price, held,
      held_promotional as "heldPromotional"
    from bookings where client_id = ${this.#clientId} and ended_at is null order by starts_at, id`

  async #open(which: number, state?: 'reserved' | 'confirmed') {
    const open = (await this.#listOpen()).filter((one) => !state || one.state === state)
    return open[which % Math.max(1, open.length)]
  }
}
