import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { promotionalOf, availableOf, bookedOf } from '#domains/wallet/rules.ts'
import { databaseClock } from '#platform/clock.ts'
import { HOURS, inTwoDays } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { openPaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { findBookingViolations } from '../bookings/invariants.sql.ts'
import { rescheduleBooking } from '../bookings/reschedule-booking.ts'
import { payBooking } from '../bookings/pay-booking.ts'
import { listBookings, readBooking } from '../bookings/read-bookings.ts'
import { reminderDue } from '../bookings/reminders.rules.ts'
import { reserveBooking } from '../bookings/reserve-booking.ts'
import { termsAfterReschedule } from '../bookings/rules.ts'
import { findBooking } from '../bookings/sql.ts'
import { findForCalendar } from '../calendar/sql.ts'
import { listSlots } from '../hours/list-slots.ts'
import { setHours } from '../hours/set-hours.ts'
import { acceptReschedule } from './accept-reschedule.ts'
import { endRescheduleRequest } from './end-reschedule-request.ts'
import { requestReschedule } from './request-reschedule.ts'
import { answerBy, termsAfter } from './rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PRICE = 299n * 30n
const db = await freshDatabase({ max: 16 })
const booking = (name: string) => ({ code: `bookings.${name}` })
const proposal = (name: string) => ({ code: `proposals.${name}` })

describe('what each side may still cancel for nothing after a reschedule request was accepted', () => {
  const noon = new Date('2026-03-12T12:00:00Z')
  const at = (hours: number) => new Date(noon.getTime() + hours * HOUR)
  // Hours from the old start: booked, new start, proposed, accepted; until when the client and the consultant are free.
  test.each([
    ['to a later day, in time', -72, 48, -40, -39, 36, 36],
    ['to an earlier day: as long as before, never after the start', -72, -24, -40, -39, -24, -36],
    ['to the same evening, late: half an hour for the client', -72, 5, -6, -4, -3.5, -12],
    ['to another day, late: the client is free again, the consultant stays late', -72, 48, -6, -4, 36, -12],
    ['proposed in time and accepted late: nobody is late', -72, 48, -13, -4, 36, 36],
    ['to the next hours, in time', -14, -9, -13.8, -13.7, -12, -13.2],
  ])('%s', (_name, booked, to, proposed, accepted, client, consultant) => {
    const freeUntil = new Date(Math.max(at(-12).getTime(), at(booked).getTime() + HOUR / 2))
    const terms = { freeUntil, confirmedAt: at(booked), consultantFreeUntil: null }
    const offered = { from: noon, startsAt: at(to), proposedAt: at(proposed), answer: null }
    expect(termsAfter(terms, offered, at(accepted))).toEqual({
      freeUntil: at(client),
      consultantFreeUntil: at(consultant),
    })
  })
})

describe('what each side may still cancel for nothing after the client moved', () => {
  const noon = new Date('2026-03-12T12:00:00Z')
  const at = (hours: number) => new Date(noon.getTime() + hours * HOUR)
  // Hours from the old start: the consultant's own terms, when a request of theirs was accepted, moved, new start;
  // until when the client and the consultant are free.
  test.each([
    ['in time: both have the terms of the new start', null, null, -13, 48, 36, 36],
    ['late: the fee of the old time stays, and the consultant is late by none of it', null, null, -3, 48, -12, 36],
    ['late, to the same evening: so is the consultant', null, null, -3, 5, -12, -7],
    ['in time, of a consultant who proposed late', -20, -16, -13, 48, 36, -20],
    ['late, of a consultant who proposed late', -20, -16, -3, 48, -12, -20],
    ['late, of a consultant who proposed in time', -12, -16, -3, 48, -12, 36],
  ])('%s', (_name, own, accepted, moved, to, client, consultant) => {
    const before = {
      freeUntil: at(-12),
      confirmedAt: at(-72),
      consultantFreeUntil: own === null ? null : at(own),
      consultantMovedAt: accepted === null ? null : at(accepted),
    }
    expect(termsAfterReschedule(before, at(to), at(moved))).toEqual({
      freeUntil: at(client),
      consultantFreeUntil: at(consultant),
    })
  })
})

describe('a request of another start', () => {
  let time: ReturnType<typeof settableClock>
  let [ana, bia, luna, sol] = ['', '', '', '']
  /** Two days ahead, at ten in the morning of São Paulo; and the booking of Ana with Luna then. */
  let start = new Date()
  let id = ''

  beforeEach(async () => {
    ;[ana, bia] = [await aClient(db, 'Ana', 40_000n), await aClient(db, 'Bia', 20_000n)]
    ;[luna, sol] = [await aConsultant(db, 'Luna'), await aConsultant(db, 'Sol')]
    time = settableClock(await databaseClock(db))
    for (const consultantId of [luna, sol]) await setHours(db, { ...HOURS, consultantId, now: time.now() })
    start = inTwoDays(time.now())
    id = await booked()
  })
  afterEach(async () => {
    expect(await findBookingViolations(db)).toEqual([])
    expect(await findLedgerViolations(db)).toEqual([])
  })

  const hours = (more: number) => new Date(start.getTime() + more * HOUR)
  const reserve = async (clientId: string, startsAt: Date, consultantId = luna) => {
    const terms = { channel: 'chat', minutes: 30, zone: 'America/Manaus', seen: PRICE, clock: time.clock } as const
    return (await reserveBooking(db, { id: crypto.randomUUID(), clientId, consultantId, startsAt, ...terms })).id
  }
  const booked = async (startsAt = start, clientId = ana, consultantId = luna) => {
    const made = await reserve(clientId, startsAt, consultantId)
    const paying = { clientId, paymentId: crypto.randomUUID(), installments: 1, address: '203.0.113.9' }
    await payBooking(openPaymentFixture(db, { time }).context, { id: made, ...paying, fromBalance: PRICE })
    return made
  }
  const propose = (startsAt: Date, { of = id, by = luna, from = start } = {}) =>
    requestReschedule(db, { id: of, consultantId: by, from, startsAt, clock: time.clock })
  const accept = (startsAt: Date, by = ana) => acceptReschedule(db, { id, clientId: by, startsAt, clock: time.clock })
  const end = (personId: string) => endRescheduleRequest(db, { id, personId, clock: time.clock })
  const move = (startsAt: Date, from = start) =>
    rescheduleBooking(db, { id, clientId: ana, from, startsAt, clock: time.clock })
  const read = (personId = ana) => readBooking(db, id, { personId, now: time.now() })
  const travelTo = (at: Date) => time.pass((at.getTime() - time.now().getTime()) / 1000)
  const isFree = async (at: Date, clientId?: string, moving?: string) => {
    const asked = { consultantId: luna, month: at.toISOString().slice(0, 7), zone: 'UTC', minutes: 30 }
    const { slots } = await listSlots(db, { ...asked, clientId, moving, now: time.now() })
    return slots.some((slot) => slot.getTime() === at.getTime())
  }
  /** What either was told since it was paid. */
  const mails = async () => {
    const rows = await db<{ key: string }[]>`
      select key from mails where key like ${`booking:${id}:%`} and key not like '%:confirmed:%' order by key`
    return rows.map(({ key }) => key.replace(`booking:${id}:`, '').replace(/:\d{4}-.*Z/, ''))
  }

  test('is seen by both and held for the client, and the old time stands until it is answered', async () => {
    expect(await read(luna)).toMatchObject({ canPropose: true, proposal: null })
    expect(await read(ana)).toMatchObject({ canPropose: false })
    await propose(hours(24))
    for (const personId of [ana, luna]) {
      const offered = { startsAt: hours(24), answerBy: hours(-2), freeUntil: hours(12) }
      expect(await read(personId)).toMatchObject({ startsAt: start, canPropose: false, proposal: offered })
      const [listed] = await listBookings(db, { personId, onlyAhead: true, now: time.now() })
      expect(listed).toMatchObject({ proposal: offered })
    }
    expect([await isFree(hours(24)), await isFree(hours(24), bia), await isFree(hours(24.5))]).toEqual([
      false,
      false,
      false,
    ])
    expect(await isFree(hours(24.75))).toBe(true)
    await expect(reserve(bia, hours(24))).rejects.toMatchObject(booking('slot_taken'))
    expect(await mails()).toEqual(['proposed:client'])
  })

  test('accepted, it is the same booking at another start, with a calendar that follows', async () => {
    const calendar = () => findForCalendar(db, id, ana)
    const [held, before] = [await balanceOf(db, bookedOf(ana)), await calendar()]
    await propose(hours(24))
    await Promise.all([accept(hours(24)), accept(hours(24)), accept(hours(24))])
    await accept(hours(24))
    expect(await read()).toMatchObject({
      id,
      state: 'confirmed',
      startsAt: hours(24),
      priceCents: PRICE,
      heldCents: PRICE,
      freeUntil: hours(12),
      proposal: null,
      canMove: true,
    })
    expect(await balanceOf(db, bookedOf(ana))).toBe(held)
    expect(await calendar()).toMatchObject({ startsAt: hours(24), lastSeq: before!.lastSeq + 1 })
    expect([await isFree(start), await isFree(hours(24))]).toEqual([true, false])
    expect(await mails()).toEqual(['moved:client', 'moved:consultant', 'proposed:client'])
    // Whoever was moved still moves once; the consultant proposed once.
    await expect(propose(hours(30), { from: hours(24) })).rejects.toMatchObject(proposal('proposed_already'))
    await move(hours(26), hours(24))
    expect(await read()).toMatchObject({ startsAt: hours(26), canMove: false })
  })

  test.each([
    ['declined', () => ana, 'declined:consultant'],
    ['withdrawn', () => luna, 'withdrawn:client'],
  ])('%s, the booking stays and the place is free; the other one is told once', async (_name, who, mail) => {
    await propose(hours(24))
    await Promise.all([end(who()), end(who())])
    await end(who())
    expect(await read()).toMatchObject({ startsAt: start, proposal: null, canMove: true })
    expect(await isFree(hours(24))).toBe(true)
    expect(await mails()).toEqual(['proposed:client', mail].toSorted())
    await expect(accept(hours(24))).rejects.toMatchObject(proposal('gone'))
    await expect(propose(hours(26))).rejects.toMatchObject(proposal('proposed_already'))
  })

  test('is for the consultant of a paid booking, once, and for a start of their own agenda', async () => {
    const unpaid = await reserve(bia, hours(5))
    await expect(propose(hours(24), { of: unpaid, from: hours(5) })).rejects.toMatchObject(booking('not_found'))
    await expect(propose(hours(24), { by: sol })).rejects.toMatchObject(booking('not_found'))
    await expect(propose(hours(24), { by: ana })).rejects.toMatchObject(booking('not_found'))
    await expect(propose(hours(24), { from: hours(1) })).rejects.toMatchObject(booking('moved_meanwhile'))
    await expect(propose(start)).rejects.toMatchObject(proposal('same_start'))
    await expect(propose(hours(5))).rejects.toMatchObject(booking('slot_taken'))
    for (const at of [hours(24.1), hours(24 * 90), new Date(time.now().getTime() - HOUR)])
      await expect(propose(at)).rejects.toMatchObject(booking('slot_not_offered'))
    expect(await isFree(hours(0.25), luna, id)).toBe(true)
    await Promise.all([propose(hours(0.25)), propose(hours(0.25))])
    await expect(propose(hours(24))).rejects.toMatchObject(proposal('proposed_already'))
    await expect(accept(hours(0.25), bia)).rejects.toMatchObject(booking('not_found'))
    await expect(end(sol)).rejects.toMatchObject(booking('not_found'))
    await expect(accept(hours(24))).rejects.toMatchObject(proposal('gone'))
    await accept(hours(0.25))
  })

  test.each([
    ['the old start', 24],
    ['the proposed one', -20],
  ])('ends two hours before %s, and is not made after', async (_name, more) => {
    await propose(hours(more))
    const last = answerBy({ from: start, startsAt: hours(more) })
    travelTo(last)
    expect((await read()).proposal).toMatchObject({ answerBy: last })
    expect(await isFree(hours(more))).toBe(false)
    time.pass(1)
    expect(await read()).toMatchObject({ proposal: null, startsAt: start })
    await expect(accept(hours(more))).rejects.toMatchObject(proposal('gone'))
    await expect(end(ana)).rejects.toMatchObject(proposal('gone'))
    // The shortest notice of the consultant keeps the place closed in the last two hours before it.
    expect(await isFree(hours(more))).toBe(more > 0)
    await expect(propose(hours(30))).rejects.toMatchObject(proposal('proposed_already'))
  })

  test('is too late within two hours of either start', async () => {
    travelTo(hours(-1.9))
    await expect(propose(hours(24))).rejects.toMatchObject(proposal('too_late_to_propose'))
    await setHours(db, { ...HOURS, noticeMinutes: 15, consultantId: sol, now: time.now() })
    const other = await booked(hours(20), bia, sol)
    await expect(propose(hours(-0.5), { of: other, by: sol, from: hours(20) })).rejects.toMatchObject(
      proposal('too_late_to_propose'),
    )
  })

  test('a longer notice does not end it, and it is accepted inside that notice', async () => {
    await propose(hours(-20))
    await setHours(db, { ...HOURS, noticeMinutes: 72 * 60, consultantId: luna, now: time.now() })
    expect((await read()).proposal).toMatchObject({ startsAt: hours(-20) })
    travelTo(hours(-23))
    await accept(hours(-20))
    expect((await read()).startsAt).toEqual(hours(-20))
  })

  test('the client’s own move ends it, also to the very start that was proposed', async () => {
    await propose(hours(24))
    await move(hours(24))
    expect(await read()).toMatchObject({ startsAt: hours(24), proposal: null, canMove: false })
    await expect(accept(hours(24))).rejects.toMatchObject(proposal('gone'))
    await expect(end(luna)).rejects.toMatchObject(proposal('gone'))
  })

  test('whoever has another booking then hears so, and the consultant does not', async () => {
    await booked(hours(24), ana, sol)
    await propose(hours(24.25))
    await expect(accept(hours(24.25))).rejects.toMatchObject(proposal('client_busy'))
    expect(await read()).toMatchObject({ startsAt: start, proposal: { startsAt: hours(24.25) } })
    await end(ana)
  })

  test('the client’s own limit of that day holds', async () => {
    await booked(hours(24), ana, sol)
    await setLimit(db, { personId: ana, period: 'day', amount: PRICE + PRICE / 2n, clock: time.clock })
    await propose(hours(26))
    await expect(accept(hours(26))).rejects.toMatchObject({ code: 'limits.over_limit' })
    expect((await read()).startsAt).toEqual(start)
  })

  test('hours that change end it when it no longer fits, and tell the client', async () => {
    await propose(hours(10))
    await setHours(db, { ...HOURS, pauseMinutes: 20, consultantId: luna, now: time.now() })
    expect((await read()).proposal).not.toBeNull()
    const weekly = HOURS.weekly.map(({ weekday }) => ({ weekday, from: 0, until: 720 }))
    // By a clock that is a second behind.
    await setHours(db, { ...HOURS, weekly, consultantId: luna, now: new Date(time.now().getTime() - 1_000) })
    expect((await read()).proposal).toBeNull()
    expect(await mails()).toEqual(['proposed:client', 'withdrawn:client'])
    await expect(accept(hours(10))).rejects.toMatchObject(proposal('gone'))
  })

  test('a pause that grows or shrinks changes nothing of what is held: it is accepted with the pause of its proposing', async () => {
    const next = await booked(hours(24.75), bia)
    await propose(hours(24))
    for (const pauseMinutes of [30, 0]) {
      await setHours(db, { ...HOURS, pauseMinutes, consultantId: luna, now: time.now() })
      expect(await isFree(hours(23.5)), `${pauseMinutes} minutes`).toBe(pauseMinutes === 0)
      expect((await read()).proposal).toMatchObject({ startsAt: hours(24) })
    }
    await setHours(db, { ...HOURS, pauseMinutes: 30, consultantId: luna, now: time.now() })
    await accept(hours(24))
    expect(await mails()).toEqual(['moved:client', 'moved:consultant', 'proposed:client'])
    expect(await findBooking(db, id)).toMatchObject({ startsAt: hours(24), busyUntil: hours(24.5 + 10 / 60) })
    expect(await findBooking(db, next)).toMatchObject({ state: 'confirmed', startsAt: hours(24.75) })
  })

  test('two that lie close together can both be accepted after the pause grew', async () => {
    const second = await booked(hours(30), bia)
    await propose(hours(24))
    await propose(hours(24.75), { of: second, from: hours(30) })
    await setHours(db, { ...HOURS, pauseMinutes: 30, consultantId: luna, now: time.now() })
    await acceptReschedule(db, { id: second, clientId: bia, startsAt: hours(24.75), clock: time.clock })
    await accept(hours(24))
    expect((await read()).startsAt).toEqual(hours(24))
  })

  test('a vacation until after it hides it', async () => {
    await propose(hours(-24))
    await setVacation(db, { consultantId: luna, lastDay: hours(-24).toISOString().slice(0, 10), now: time.now() })
    expect((await read()).proposal).toBeNull()
    await expect(accept(hours(-24))).rejects.toMatchObject(proposal('gone'))
    expect((await read()).startsAt).toEqual(start)
  })

  test('after it was accepted a reminder comes for the new start, and cancelling is free for half an hour', async () => {
    travelTo(hours(-11))
    await propose(hours(-7.5))
    await accept(hours(-7.5))
    expect(await read()).toMatchObject({ cancellingCostsCents: 0n, freeUntil: hours(-10.5) })
    const moved = (await findBooking(db, id))!
    expect(reminderDue(moved, time.now())).toBeUndefined()
    expect(reminderDue(moved, hours(-8.5))).toBe('hour')
    travelTo(hours(-10.4))
    expect(await read()).toMatchObject({ cancellingCostsCents: 2_990n })
    await cancelBooking(db, { id, personId: ana, seen: 2_990n, clock: time.clock })
  })

  test('a consultant who proposes late and cancels then pays the bonus all the same', async () => {
    travelTo(hours(-6))
    await propose(hours(72))
    await accept(hours(72))
    await cancelBooking(db, { id, personId: luna, seen: 1_000n, clock: time.clock })
    expect(await balanceOf(db, promotionalOf(ana))).toBe(1_000n)
    expect(await db`select from late_cancellations where consultant_id = ${luna}`).toHaveLength(1)
  })

  test('a consultant who proposed late stays so when the client moves again', async () => {
    travelTo(hours(-6))
    await propose(hours(72))
    await accept(hours(72))
    await move(hours(96), hours(72))
    await cancelBooking(db, { id, personId: luna, seen: 1_000n, clock: time.clock })
    expect(await balanceOf(db, promotionalOf(ana))).toBe(1_000n)
  })

  test('a consultant whose proposal was accepted in time has the usual twelve hours of the new start', async () => {
    await propose(hours(-18))
    await accept(hours(-18))
    expect((await read()).freeUntil).toEqual(hours(-18))
    travelTo(hours(-20))
    await cancelBooking(db, { id, personId: luna, seen: 1_000n, clock: time.clock })
    expect(await balanceOf(db, promotionalOf(ana))).toBe(1_000n)
  })

  test('accepting, declining, withdrawing, moving and cancelling at once end in one of them', async () => {
    for (let round = 0; round < 8; round++) {
      if (round > 0) id = await booked()
      await propose(hours(24))
      const acts = [
        () => accept(hours(24)),
        () => end(ana),
        () => end(luna),
        () => move(hours(27)),
        () => cancelBooking(db, { id, personId: round % 2 ? ana : luna, seen: 0n, clock: time.clock }),
        () => reserve(bia, hours(24)),
      ]
      const order = acts.map((_, n) => acts[(n + round) % acts.length]!)
      const done = await Promise.allSettled(order.map((act) => act()))
      const codes = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code ?? one.reason)] : []))
      expect(
        codes.every((code) => /^(bookings|proposals)\./.test(code)),
        codes.join(),
      ).toBe(true)
      const [row] = await db<{ answer: string | null; startsAt: Date; seq: number; lastSeq: number }[]>`
        select q.answer, b.starts_at as "startsAt", b.last_seq as "lastSeq",
          (select count(*)::int from booking_events e where e.booking_id = b.id) as seq
        from bookings b join reschedule_requests q on q.booking_id = b.id where b.id = ${id}`
      expect(row!.seq).toBe(row!.lastSeq)
      if (row!.answer === 'accepted') expect([hours(24), hours(27)]).toContainEqual(row!.startsAt)
      await cancelBooking(db, { id, personId: ana, seen: PRICE, clock: time.clock })
      expect(await balanceOf(db, availableOf(ana))).toBe(40_000n)
      const left = await db<{ id: string; by: string }[]>`
        select id, client_id as by from bookings where ended_at is null and consultant_id = ${luna}`
      for (const one of left) await cancelBooking(db, { id: one.id, personId: one.by, seen: 0n, clock: time.clock })
    }
  })

  test('twelve people press the start while it is proposed: the client or one of them has it', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, (_, n) => aClient(db, `Cliente${n}`)))
    const [proposed, ...taken] = await Promise.allSettled([
      propose(hours(24)),
      ...people.map((one) => reserve(one, hours(24))),
    ])
    const winners = [proposed, ...taken].filter(({ status }) => status === 'fulfilled')
    expect(winners).toHaveLength(1)
  })
})
