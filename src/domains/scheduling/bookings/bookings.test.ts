import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { balanceOf, grantBonus } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { spendableFor } from '#domains/wallet/spendable.rules.ts'
import { readWallet } from '#domains/wallet/read-wallet.ts'
import { promotionalOf, availableOf, bookedOf, COMMISSION, toClearOf } from '#domains/wallet/rules.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { log } from '#platform/log.ts'
import { inTransaction, type Tx } from '#platform/db.ts'
import { HOURS, inTwoDays, openPaidBookings, type PaidBookings } from '#test/support/booking-fixture.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, becomeProgram, credit } from '#test/support/people.ts'
import { listNextSlots, listSlots } from '../hours/list-slots.ts'
import { jobs } from '../jobs.ts'
import { setHours } from '../hours/set-hours.ts'
import { personalData } from '../personal-data.ts'
import { requestReschedule } from '../reschedule-requests/request-reschedule.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.ts'
import { cancelBooking } from './cancel-booking.ts'
import { sweepReservation } from './confirm-booking.ts'
import { findBookingViolations } from './invariants.sql.ts'
import { rescheduleBooking } from './reschedule-booking.ts'
import { payBooking } from './pay-booking.ts'
import { listBookings, readBooking } from './read-bookings.ts'
import { tellPaidLate } from './remind.ts'
import { reserveBooking } from './reserve-booking.ts'
import { reminderDue, startInWords } from './reminders.rules.ts'
import {
  BOOKING_STATES,
  cancellationFee,
  cancellationFeeMs,
  COMPENSATION,
  freeUntilAfterReschedule,
  freeUntilOf,
  NEXT,
} from './rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const db = await freshDatabase()
const PRICE = 299n * 30n
const FEE = 2_990n
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const code = (name: string) => ({ code: `bookings.${name}` })

describe('the rules', () => {
  const startsAt = new Date('2026-03-12T12:00:00Z')
  test.each([
    ['two days before', -48 * HOUR, -12 * HOUR],
    ['thirteen hours before', -13 * HOUR, -12 * HOUR],
    ['twelve hours and ten minutes before', -12 * HOUR - 10 * MINUTE, -12 * HOUR + 20 * MINUTE],
    ['two hours before', -2 * HOUR, -2 * HOUR + 30 * MINUTE],
    ['twenty minutes before', -20 * MINUTE, 0],
  ])('booked %s', (_name, bookedAfter, freeFor) =>
    expect(freeUntilOf({ startsAt }, new Date(startsAt.getTime() + bookedAfter)).getTime()).toBe(
      startsAt.getTime() + freeFor,
    ),
  )

  // Hours from the present start: agreed, the new start, moved; until when cancelling is free then.
  test.each([
    ['to a later day, in time', -72, 48, -40, 36],
    ['to an earlier day, in time', -72, -24, -40, -36],
    ['to the next hours, in time: it is over at once', -72, -34, -40, -46],
    ['just booked: half an hour from then', -40, -38, -39.9, -39.5],
    ['late, to a later day: late for good', -72, 48, -6, -12],
    ['in the last free instant', -72, 48, -12, 36],
  ])('moved %s', (_name, agreed, to, moved, free) => {
    const at = (hours: number) => new Date(startsAt.getTime() + hours * HOUR)
    const terms = { freeUntil: freeUntilOf({ startsAt }, at(agreed)), agreedAt: at(agreed) }
    expect(freeUntilAfterReschedule(terms, at(to), at(moved))).toEqual(at(free))
  })

  test('the last free instant is free, the next one costs ten minutes', () => {
    const booking = { freeUntil: startsAt, pricePerMinute: 299n, coveredMs: 0n }
    expect(cancellationFee(booking, startsAt)).toBe(0n)
    expect(cancellationFee(booking, new Date(startsAt.getTime() + 1))).toBe(FEE)
    expect(cancellationFee({ ...booking, freeUntil: null }, new Date(startsAt.getTime() + 1))).toBe(0n)
    const byMinutes = { ...booking, coveredMs: 30n * 60_000n }
    expect(cancellationFee(byMinutes, new Date(startsAt.getTime() + 1))).toBe(0n)
    expect(cancellationFeeMs(byMinutes, startsAt)).toBe(0n)
    expect(cancellationFeeMs(byMinutes, new Date(startsAt.getTime() + 1))).toBe(600_000n)
  })
})

test.each([
  ['a day before', 24 * HOUR, null, 'day'],
  ['a moment earlier', 24 * HOUR + 1, null, undefined],
  ['told before', 20 * HOUR, 'day', undefined],
  ['an hour before', HOUR, 'day', 'hour'],
  ['late, for the first time', MINUTE, null, 'hour'],
  ['both told', MINUTE, 'hour', undefined],
  ['at the start', 0, 'day', undefined],
] as const)('the reminder %s', (_name, left, reminded, due) => {
  const startsAt = new Date('2026-03-12T12:00:00Z')
  const booking = {
    startsAt,
    confirmedAt: new Date('2026-03-01T12:00:00Z'),
    movedAt: null,
    consultantMovedAt: null,
    reminded,
  }
  expect(reminderDue(booking, new Date(startsAt.getTime() - left))).toBe(due)
})

test('a start in words is one of the clock of its reader', () => {
  const at = new Date('2026-03-13T02:30:00Z')
  expect(startInWords(at, 'America/Sao_Paulo')).toBe('quinta-feira, 12/03/2026, às 23:30 (Sao Paulo)')
  expect(startInWords(at, 'America/Noronha')).toBe('sexta-feira, 13/03/2026, às 00:30 (Noronha)')
})

describe('a booking', () => {
  let { ana, bia, luna, time, payments } = {} as PaidBookings
  let start = new Date()
  beforeEach(async () => {
    ;({ ana, bia, luna, time, payments } = await openPaidBookings(db))
    start = inTwoDays(time.now())
  })
  afterEach(async () => {
    expect(await findBookingViolations(db)).toEqual([])
    expect(await findLedgerViolations(db)).toEqual([])
  })

  const reserve = (given: Partial<Parameters<typeof reserveBooking>[1]> = {}) =>
    reserveBooking(db, {
      id: crypto.randomUUID(),
      clientId: ana,
      consultantId: luna,
      channel: 'chat',
      startsAt: start,
      minutes: 30,
      zone: 'America/Manaus',
      seen: PRICE,
      clock: time.clock,
      ...given,
    })
  const pay = (id: string, given: Partial<Parameters<typeof payBooking>[1]> = {}) =>
    payBooking(payments.context, {
      id,
      clientId: ana,
      paymentId: crypto.randomUUID(),
      installments: 1,
      fromBalance: PRICE,
      address: '203.0.113.9',
      ...given,
    })
  const booked = async () => {
    const { id } = await reserve()
    await pay(id)
    return id
  }
  const cancel = (id: string, personId = ana, seen = 0n) => cancelBooking(db, { id, personId, seen, clock: time.clock })
  const read = (id: string, personId = ana) => readBooking(db, id, { personId, now: time.now() })
  const sweep = (id: string) => sweepReservation(db, { id, clock: time.clock })
  const travelTo = (at: Date) => time.pass((at.getTime() - time.now().getTime()) / 1000)
  const before = (ms: number) => new Date(start.getTime() - ms)
  const slots = async (clientId?: string) => {
    const month = start.toISOString().slice(0, 7)
    const asked = { consultantId: luna, month, zone: HOURS.zone, minutes: 30, clientId, now: time.now() }
    return (await listSlots(db, asked)).slots.map((slot) => slot.getTime())
  }

  test('paid from the balance is confirmed at once, and the money waits aside', async () => {
    const id = await booked()
    expect(await read(id)).toMatchObject({ state: 'confirmed', heldCents: PRICE, zone: 'America/Manaus' })
    expect([await balanceOf(db, availableOf(ana)), await balanceOf(db, bookedOf(ana))]).toEqual([
      20_000n - PRICE,
      PRICE,
    ])
    await pay(id)
    expect(await balanceOf(db, bookedOf(ana))).toBe(PRICE)
    expect((await read(id, luna)).client.name).toBe('Ana')
    expect(await listBookings(db, { personId: luna, now: time.now() })).toHaveLength(1)
    await expect(read(id, bia)).rejects.toMatchObject(code('not_found'))
  })

  test('with a program, it says so wherever it is read', async () => {
    const id = await booked()
    const shown = async () =>
      [await read(id), ...(await listBookings(db, { personId: ana, now: time.now() }))].map(
        ({ consultant }) => consultant.isAutomatic,
      )
    expect(await shown()).toEqual([false, false])
    await db`update consultants set is_automatic = true where id = ${luna}`
    expect(await shown()).toEqual([true, true])
  })

  test('cancelled in time, everything is back and the list is as before', async () => {
    const offered = await slots()
    const id = await booked()
    expect(await slots()).not.toContain(start.getTime())
    await cancel(id)
    await cancel(id)
    expect(await read(id)).toMatchObject({
      state: 'cancelled',
      reason: 'by_client',
      feeCents: 0n,
      returnedCents: PRICE,
    })
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n)
    expect(await slots()).toEqual(offered)
  })

  test('cancelled late costs ten minutes after a separate yes, of which the consultant gets the usual share', async () => {
    const id = await booked()
    const commission = await balanceOf(db, COMMISSION)
    travelTo(before(12 * HOUR))
    expect((await read(id)).cancellingCostsCents).toBe(0n)
    travelTo(before(12 * HOUR - 1000))
    expect((await read(id)).cancellingCostsCents).toBe(FEE)
    await expect(cancel(id)).rejects.toMatchObject(code('terms_changed'))
    await expect(cancel(id, ana, FEE - 1n)).rejects.toMatchObject(code('terms_changed'))
    await cancel(id, ana, FEE)
    expect(await read(id)).toMatchObject({ feeCents: FEE, returnedCents: PRICE - FEE })
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n - FEE)
    expect(await balanceOf(db, toClearOf(luna))).toBe(1_944n)
    expect((await balanceOf(db, COMMISSION)) - commission).toBe(1_046n)
    time.pass(60 * 86_400)
    await clearEarnings({ db, clock: time.clock, log })
    expect(await balanceOf(db, toClearOf(luna))).toBe(0n)
  })

  test('a consultant who cancels gives everything back; late, after a yes to the bonus of the client', async () => {
    const id = await booked()
    expect(await read(id, luna)).toMatchObject({ cancellingCostsCents: 0n })
    travelTo(before(HOUR))
    await expect(cancel(id, bia)).rejects.toMatchObject(code('not_found'))
    expect(await read(id, luna)).toMatchObject({ cancellingCostsCents: COMPENSATION })
    await expect(cancel(id, luna, COMPENSATION - 1n)).rejects.toMatchObject(code('terms_changed'))
    expect(await read(id)).toMatchObject({ state: 'confirmed' })
    await cancel(id, luna, COMPENSATION)
    expect(await read(id)).toMatchObject({ reason: 'by_consultant', feeCents: 0n, returnedCents: PRICE })
    expect(await read(id, luna)).toMatchObject({ cancellingCostsCents: 0n })
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n)
  })

  test('the second late cancellation of a pair in ninety days brings no bonus, and is said to cost nothing', async () => {
    const id = await booked()
    travelTo(before(HOUR))
    await cancel(id, luna, COMPENSATION)
    start = new Date(start.getTime() + 48 * HOUR)
    const again = await booked()
    travelTo(before(HOUR))
    expect(await read(again, luna)).toMatchObject({ cancellingCostsCents: 0n })
    expect(await listBookings(db, { personId: luna, onlyAhead: true, now: time.now() })).toMatchObject([
      { id: again, cancellingCostsCents: 0n },
    ])
    await cancel(again, luna)
    expect(await balanceOf(db, promotionalOf(ana))).toBe(COMPENSATION)
  })

  test('bonus that this consultant paid for does not pay a booking with them, and the wallet says so', async () => {
    const grant = { personId: bia, expiresAt: new Date('2030-01-01'), grantedAt: time.now() }
    await inTransaction(db, async (tx) => {
      await grantBonus(tx, { ...grant, id: crypto.randomUUID(), amount: 1_000n, notWith: luna })
      await grantBonus(tx, { ...grant, id: crypto.randomUUID(), amount: 700n })
    })
    await credit(db, bia, PRICE - 701n)
    const wallet = await readWallet(db, bia)
    expect(wallet.promotionalCents).toBe(1_700n)
    expect(spendableFor(wallet, luna)).toMatchObject({ bonusCents: 700n, elsewhereCents: 1_000n })
    expect(spendableFor(wallet, ana)).toMatchObject({ bonusCents: 1_700n, elsewhereCents: 0n })
    // With all the bonus it would be enough; without what Luna paid for a centavo is missing.
    const { id } = await reserve({ clientId: bia })
    await expect(pay(id, { clientId: bia })).rejects.toMatchObject(code('balance_changed'))
    await credit(db, bia, 1n)
    await pay(id, { clientId: bia })
    expect(await read(id, bia)).toMatchObject({ state: 'confirmed', heldCents: PRICE, heldBonusCents: 700n })
    expect(await balanceOf(db, promotionalOf(bia))).toBe(1_000n)
  })

  test('both cancelling at once are one cancellation', async () => {
    const id = await booked()
    await Promise.all(Array.from({ length: 16 }, (_, n) => cancel(id, n % 2 ? ana : luna)))
    expect(await db`select state from booking_events where booking_id = ${id}`).toHaveLength(3)
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n)
  })

  test('at the booked minute nobody cancels any more', async () => {
    const id = await booked()
    travelTo(start)
    await expect(cancel(id, ana, FEE)).rejects.toMatchObject(code('already_begun'))
    await expect(cancel(id, luna)).rejects.toMatchObject(code('already_begun'))
  })

  test('bonus is put aside first, pays the fee first, and goes back as bonus', async () => {
    await inTransaction(db, (tx) =>
      grantBonus(tx, {
        id: crypto.randomUUID(),
        personId: ana,
        amount: 4_000n,
        expiresAt: new Date('2030-01-01'),
        grantedAt: time.now(),
      }),
    )
    const id = await booked()
    expect([await balanceOf(db, promotionalOf(ana)), await balanceOf(db, availableOf(ana))]).toEqual([0n, 15_030n])
    travelTo(before(HOUR))
    await cancel(id, ana, FEE)
    expect([await balanceOf(db, promotionalOf(ana)), await balanceOf(db, availableOf(ana))]).toEqual([1_010n, 20_000n])
  })

  test('paid by Pix it is confirmed when the money is here, beside a part of the balance', async () => {
    const { id } = await reserve()
    await pay(id, { method: 'pix', fromBalance: 5_000n })
    const { payment } = await read(id)
    expect(await balanceOf(db, bookedOf(ana))).toBe(5_000n)
    // Another click, and another method, ask for the same money once.
    await pay(id, { method: 'pix', fromBalance: 5_000n })
    expect((await read(id)).payment).toEqual(payment)
    await expect(pay(id, { method: 'pix', fromBalance: 6_000n })).rejects.toMatchObject(code('balance_share_chosen'))
    await payments.press(payment!, 'pagar')
    await payments.wait(20, 5)
    await sweep(id)
    expect(await read(id)).toMatchObject({ state: 'confirmed', heldCents: PRICE })
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n - 5_000n)
  })

  test('money that comes after fifteen minutes stays credit, and the place is free', async () => {
    const { id } = await reserve()
    await pay(id, { method: 'pix', fromBalance: 5_000n })
    const { payment } = await read(id)
    await payments.wait(15 * 60, 60)
    await sweep(id)
    await payments.press(payment!, 'pagar-depois-de-expirar')
    await payments.wait(6)
    await sweep(id)
    expect((await payments.payment(payment!.id)).state).toBe('paid_late')
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n + PRICE - 5_000n)
    expect(await read(id)).toMatchObject({
      state: 'expired',
      reason: 'not_paid',
      heldCents: 5_000n,
      returnedCents: 5_000n,
    })
    expect(await balanceOf(db, bookedOf(ana))).toBe(0n)
    expect(await slots()).toContain(start.getTime())
  })

  test('money that comes later confirms nothing, even when nobody looked in between', async () => {
    const { id } = await reserve()
    await pay(id, { method: 'pix', fromBalance: 0n })
    const { payment } = await read(id)
    await payments.wait(15 * 60, 60)
    await payments.press(payment!, 'pagar-depois-de-expirar')
    await payments.wait(6)
    await sweep(id)
    expect((await read(id)).state).toBe('expired')
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n + PRICE)
  })

  test('whoever paid late is told, also when the consultant closed the account meanwhile', async () => {
    const { id } = await reserve()
    await pay(id, { method: 'pix', fromBalance: 0n })
    const { payment } = await read(id)
    await payments.wait(15 * 60, 60)
    await sweep(id)
    await inTransaction(db, (tx) => personalData.erase!(tx, { personId: luna, email: '', at: time.now() }))
    await payments.press(payment!, 'pagar-depois-de-expirar')
    await payments.wait(6)
    await tellPaidLate(db, { paymentId: payment!.id, clock: time.clock })
    expect(await db`select from mails where key = ${`booking:${id}:late:${payment!.id}:client`}`).toHaveLength(1)
  })

  test('money that came in time confirms, also when the job runs late', async () => {
    const { id } = await reserve()
    await pay(id, { method: 'pix', fromBalance: 0n })
    await payments.press((await read(id)).payment!, 'pagar')
    await payments.wait(20, 5)
    time.pass(3_600)
    await credit(db, bia, 20_000n)
    await expect(reserve({ clientId: bia })).rejects.toMatchObject(code('slot_taken'))
    await sweep(id)
    expect(await read(id)).toMatchObject({ state: 'confirmed' })
  })

  test('a reservation whose time is over hides nothing, with the sweeper off', async () => {
    const { id } = await reserve()
    await expect(reserve({ clientId: bia })).rejects.toMatchObject(code('slot_taken'))
    expect(await slots(bia)).not.toContain(start.getTime())
    expect(await slots(ana)).toContain(start.getTime())
    time.pass(15 * 60)
    expect(await slots(bia)).toContain(start.getTime())
    await expect(pay(id)).rejects.toMatchObject(code('reservation_over'))
    await reserve({ clientId: bia })
    expect(await read(id)).toMatchObject({ state: 'expired' })
  })

  test('who chooses again gives the earlier place back, unless a payment of it is under way', async () => {
    const first = await reserve()
    const second = await reserve({ startsAt: new Date(start.getTime() + 15 * MINUTE) })
    expect(await read(first.id)).toMatchObject({ state: 'cancelled', reason: 'chosen_again' })
    await pay(second.id, { method: 'pix', fromBalance: 0n })
    await expect(reserve()).rejects.toMatchObject(code('payment_under_way'))
    await cancel(second.id)
    await reserve()
  })

  test('the same id again is the same reservation, with other content it is refused', async () => {
    const { id } = await reserve()
    await reserve({ id })
    expect(await db`select from booking_events where booking_id = ${id}`).toHaveLength(1)
    await expect(reserve({ id, minutes: 45 })).rejects.toMatchObject(code('id_reused'))
    await expect(reserve({ id, clientId: bia })).rejects.toMatchObject(code('id_reused'))
  })

  test.each([
    ['slot_not_offered', () => ({ startsAt: new Date(time.now().getTime() - HOUR) })],
    ['slot_not_offered', () => ({ startsAt: new Date(start.getTime() + 5 * MINUTE) })],
    ['slot_not_offered', () => ({ startsAt: new Date(start.getTime() + 70 * 24 * HOUR) })],
    ['price_changed', () => ({ seen: PRICE - 1n })],
    ['channel_closed', () => ({ channel: 'video' as const })],
    ['not_bookable', () => ({ clientId: luna })],
  ])('refuses %s', async (name, given) => {
    await expect(reserve(given())).rejects.toMatchObject(code(name))
  })

  test('a program has no agenda: no slot, no booking, no waiting list, no other time, no hours', async () => {
    const id = await booked()
    await becomeProgram(db, luna)
    time.pass(60)
    const OF_PROGRAM = { code: 'scheduling.of_program' }
    await expect(slots()).rejects.toMatchObject(OF_PROGRAM)
    await expect(reserve({ startsAt: later(120) })).rejects.toMatchObject(OF_PROGRAM)
    const waiting = { consultantId: luna, channel: 'chat', minutes: 30, day: '2099-01-01', zone: HOURS.zone } as const
    const join = joinWaitlist(db, { id: crypto.randomUUID(), clientId: bia, ...waiting, clock: time.clock })
    await expect(join).rejects.toMatchObject(OF_PROGRAM)
    const move = { id, from: start, startsAt: later(120), clock: time.clock }
    await expect(rescheduleBooking(db, { ...move, clientId: ana })).rejects.toMatchObject(OF_PROGRAM)
    await expect(requestReschedule(db, { ...move, consultantId: luna })).rejects.toMatchObject(OF_PROGRAM)
    await expect(setHours(db, { ...HOURS, consultantId: luna, now: time.now() })).rejects.toMatchObject(OF_PROGRAM)
    expect(await listNextSlots(db, { consultantIds: [luna], most: 3, minutes: 30, now: time.now() })).toEqual([])
  })

  test('refuses a zone that does not exist, a break and both sides of a block', async () => {
    await expect(reserve({ zone: 'Lua/Cheia' })).rejects.toMatchObject({ code: 'scheduling.zone_unknown' })
    await blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: time.clock })
    await expect(reserve()).rejects.toMatchObject(code('blocked_by_you'))
    await takeBreak(db, { personId: bia, length: 'day', clock: time.clock })
    await expect(reserve({ clientId: bia })).rejects.toMatchObject({ code: 'limits.on_break' })
  })

  const OVER = { code: 'limits.over_limit' }
  const limit = (period: 'day' | 'week' | 'month' | 'consultation', amount: bigint) =>
    setLimit(db, { personId: ana, period, amount, clock: time.clock })

  test.each(['day', 'week', 'month'] as const)(
    'a limit of the %s counts all that is booked within it',
    async (period) => {
      await limit(period, PRICE + PRICE / 2n)
      const id = await booked()
      await expect(reserve({ startsAt: later(120) })).rejects.toMatchObject(OVER)
      await cancel(id)
      await reserve({ startsAt: later(120) })
    },
  )

  test('another day has its own limit, also for a booking that moves there; so has one consultation', async () => {
    await limit('day', PRICE + PRICE / 2n)
    await booked()
    const tomorrow = await reserve({ startsAt: later(24 * 60) })
    await pay(tomorrow.id)
    await expect(move(tomorrow.id, later(120), later(24 * 60))).rejects.toMatchObject(OVER)
    await limit('consultation', PRICE - 1n)
    await expect(reserve({ startsAt: later(48 * 60) })).rejects.toMatchObject(OVER)
  })

  test('eight reservations without a payment are enough for a day', async () => {
    for (let n = 0; n < 8; n++) await reserve()
    await expect(reserve()).rejects.toMatchObject(code('too_many_reservations'))
    time.pass(86_400)
    await reserve()
  })

  test('the balance of somebody who has spent it confirms nothing and costs nothing', async () => {
    const { id } = await reserve({ clientId: bia })
    await expect(pay(id, { clientId: bia })).rejects.toMatchObject(code('balance_changed'))
    await expect(pay(id)).rejects.toMatchObject(code('not_found'))
    await credit(db, bia, 500n)
    await expect(pay(id, { clientId: bia, fromBalance: 500n, method: undefined })).rejects.toMatchObject(
      code('method_missing'),
    )
    await expect(pay(id, { clientId: bia, fromBalance: PRICE - 999n, method: 'pix' })).rejects.toMatchObject(
      code('balance_share_impossible'),
    )
    expect(await read(id, bia)).toMatchObject({ state: 'reserved', heldCents: 0n })
  })

  test('the database knows the same moves as the rules, and ends nothing twice', async () => {
    const { id } = await reserve()
    for (const from of ['reserved', 'confirmed'] as const)
      for (const to of BOOKING_STATES.filter((state) => state !== from)) {
        const moved = db
          .begin(async (tx) => {
            if (from === 'confirmed')
              await tx`update bookings set state = 'confirmed', confirmed_at = reserved_at, free_until = reserved_at,
                held = price where id = ${id}`
            await tx`update bookings set state = ${to}, ended_at = ${NEXT[to].length > 0 ? null : time.now()},
              returned = case when ${NEXT[to].length > 0} then 0 else held end,
              confirmed_at = case when ${to} = 'confirmed' then reserved_at else confirmed_at end,
              free_until = case when ${to} = 'confirmed' then reserved_at else free_until end,
              held = case when ${to} = 'confirmed' then price else held end where id = ${id}`
            throw new Error('it moved')
          })
          .catch((error: Error) => error.message)
        expect((await moved) === 'it moved', `${from} → ${to}: ${await moved}`).toBe(NEXT[from].includes(to))
      }
    await cancel(id)
    await expect(db`update bookings set state = 'confirmed' where id = ${id}`).rejects.toThrow('final')
    await expect(db`delete from bookings where id = ${id}`).rejects.toThrow()
    await expect(db`update booking_events set seq = 9 where booking_id = ${id}`).rejects.toThrow()
  })

  const move = (id: string, startsAt: Date, from = start, clientId = ana) =>
    rescheduleBooking(db, { id, clientId, from, startsAt, clock: time.clock })
  const later = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)

  test('a booking moves once, beside its own place, and a replayed request moves nothing', async () => {
    const id = await booked()
    await Promise.all([move(id, later(15)), move(id, later(15)), move(id, later(15))])
    expect(await read(id)).toMatchObject({ state: 'confirmed', startsAt: later(15), heldCents: PRICE, canMove: false })
    const listed = (onlyAhead: boolean) => listBookings(db, { personId: ana, onlyAhead, now: time.now() })
    expect(await listed(true)).toHaveLength(1)
    await expect(move(id, later(60))).rejects.toMatchObject(code('moved_already'))
    expect(await balanceOf(db, bookedOf(ana))).toBe(PRICE)
    await cancel(id)
    expect([await listed(true), await listed(false)].map(({ length }) => length)).toEqual([0, 1])
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n)
  })

  test('moving takes no place of others, nobody else moves it, and not from a start that was not seen', async () => {
    const id = await booked()
    await reserve({ clientId: bia, startsAt: later(60) })
    await expect(move(id, later(60))).rejects.toMatchObject(code('slot_taken'))
    await reserve({ startsAt: later(180) })
    await expect(move(id, later(180))).rejects.toMatchObject(code('slot_taken'))
    await expect(move(id, later(5))).rejects.toMatchObject(code('slot_not_offered'))
    await move(id, start)
    expect((await read(id)).canMove).toBe(true)
    await expect(move(id, later(120), later(30))).rejects.toMatchObject(code('moved_meanwhile'))
    await expect(move(id, later(120), start, bia)).rejects.toMatchObject(code('not_found'))
    travelTo(before(2 * HOUR - 1000))
    await expect(move(id, later(240))).rejects.toMatchObject(code('too_late_to_move'))
  })

  test('a place whose reservation is over can be moved to, with the sweeper off', async () => {
    const id = await booked()
    const other = await reserve({ clientId: bia, startsAt: later(60) })
    time.pass(15 * 60)
    await move(id, later(60))
    expect((await read(id)).startsAt).toEqual(later(60))
    expect((await read(other.id, bia)).state).toBe('expired')
  })

  test('moving inside the twelve hours keeps the fee of the old time; before, the new time counts', async () => {
    const id = await booked()
    travelTo(before(11 * HOUR))
    await move(id, later(72 * 60))
    expect((await read(id)).cancellingCostsCents).toBe(FEE)
    const early = await booked()
    await move(early, later(48 * 60))
    travelTo(new Date(later(48 * 60).getTime() - 12 * HOUR))
    expect((await read(early)).cancellingCostsCents).toBe(0n)
    await cancel(id, ana, FEE)
  })

  test('a client who moves late makes no consultant late: they have twelve hours of the new start', async () => {
    const id = await booked()
    travelTo(before(3 * HOUR))
    await move(id, later(50 * 24 * 60))
    expect(await read(id)).toMatchObject({ cancellingCostsCents: FEE })
    travelTo(before(0))
    const freeUntil = new Date(later(50 * 24 * 60).getTime() - 12 * HOUR)
    expect(await read(id, luna)).toMatchObject({ cancellingCostsCents: 0n, freeUntil })
    await cancel(id, luna)
    expect(await db`select from late_cancellations where consultant_id = ${luna}`).toEqual([])
    expect(await balanceOf(db, promotionalOf(ana))).toBe(0n)
  })

  const mailsOf = async (id: string) =>
    (
      await db<{ key: string }[]>`select key from mails where key like ${`booking:${id}:%`} order by queued_at, key`
    ).map(({ key }) => key.replace(`booking:${id}:`, '').replace(/:\d{4}-.*Z/, ''))
  const work = async () => {
    for (const job of jobs) await job.run({ db, clock: time.clock, now: time.now(), log })
  }

  test('reminders come a day and an hour before, to both, once each', async () => {
    const id = await booked()
    for (const ms of [25 * HOUR, 24 * HOUR, 23 * HOUR, 2 * HOUR, HOUR, 30 * MINUTE, 0]) {
      travelTo(before(ms))
      await Promise.all([work(), work()])
    }
    expect(await mailsOf(id)).toEqual(
      ['confirmed', 'day', 'hour'].flatMap((act) => [`${act}:client`, `${act}:consultant`]),
    )
  })

  test('after an outage only the reminder that still helps is sent, and none for what was booked later', async () => {
    const id = await booked()
    travelTo(before(50 * MINUTE))
    await work()
    await work()
    expect(await mailsOf(id)).toEqual(['confirmed:client', 'confirmed:consultant', 'hour:client', 'hour:consultant'])
    start = new Date(start.getTime() + 20 * HOUR)
    const soon = await booked()
    await work()
    expect(await mailsOf(soon)).toEqual(['confirmed:client', 'confirmed:consultant'])
  })

  test('a booking that moved is reminded of its new start', async () => {
    const id = await booked()
    travelTo(before(20 * HOUR))
    await work()
    await move(id, later(48 * 60))
    travelTo(later(47 * 60))
    await work()
    expect((await mailsOf(id)).filter((act) => act.endsWith(':client'))).toEqual([
      'confirmed:client',
      'day:client',
      'moved:client',
      'hour:client',
    ])
  })

  test('hours that change leave what is booked; what was not paid and no longer fits ends, and its client is told', async () => {
    const kept = await booked()
    const { id } = await reserve({ clientId: bia, startsAt: later(60) })
    const fits = await reserve({ clientId: await aClient(db, 'Caio'), startsAt: later(-240) })
    await pay(id, { clientId: bia, method: 'pix', fromBalance: 0n })
    const weekly = HOURS.weekly.map(({ weekday }) => ({ weekday, from: 0, until: 600 }))
    await setHours(db, { ...HOURS, weekly, consultantId: luna, now: time.now() })
    expect((await read(kept)).state).toBe('confirmed')
    expect((await read(fits.id, fits.clientId)).state).toBe('reserved')
    expect(await read(id, bia)).toMatchObject({ state: 'cancelled', reason: 'hours_changed' })
    expect(await mailsOf(id)).toEqual(['hours_changed:client'])
    const [attempt] = await db<{ id: string }[]>`select payment_id as id from payment_attempts where subject_id = ${id}`
    await payments.press(attempt!, 'pagar')
    await payments.wait(20, 5)
    await work()
    await work()
    expect(await mailsOf(id)).toEqual(['hours_changed:client', `late:${attempt!.id}:client`])
    expect(await balanceOf(db, availableOf(bia))).toBe(PRICE)
  })

  test.each([
    [
      'a block by the client',
      'not_possible',
      () => blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: time.clock }),
    ],
    ['a break until then', 'not_possible', () => takeBreak(db, { personId: ana, length: 'week', clock: time.clock })],
    ['a vacation', 'vacation', () => setVacation(db, { consultantId: luna, lastDay: dayOf(start), now: time.now() })],
    [
      'a consultant who left',
      'not_possible',
      () => db`update consultants set approved_at = null, approved_by = null where id = ${luna}`,
    ],
  ])(
    '%s, in time to cancel for nothing, ends bookings ahead with everything given back, and tells both',
    async (_name, reason, happen) => {
      const id = await booked()
      await work()
      expect((await read(id)).state).toBe('confirmed')
      await happen()
      travelTo(before(HOUR + MINUTE))
      await Promise.all([work(), work()])
      expect(await read(id)).toMatchObject({ state: 'cancelled', reason, feeCents: 0n, returnedCents: PRICE })
      expect(await balanceOf(db, availableOf(ana))).toBe(20_000n)
      const told = (await mailsOf(id)).filter((act) => act.startsWith('not_possible'))
      expect(told).toEqual(['not_possible:client', 'not_possible:consultant'])
    },
  )

  test('a break that is over before leaves the booking', async () => {
    const id = await booked()
    await takeBreak(db, { personId: ana, length: 'day', clock: time.clock })
    await work()
    expect((await read(id)).state).toBe('confirmed')
  })

  test('the watchdog sees money that is aside for nothing, and a booking whose money went elsewhere', async () => {
    const id = await booked()
    const owner = ownerOf(db)
    const violationsAfter = (spoil: (tx: Tx) => Promise<unknown>) =>
      owner
        .begin(async (tx) => {
          await tx`set local session_replication_role = replica`
          await spoil(tx)
          throw Object.assign(new Error('seen'), {
            rules: [
              await findBookingViolations(tx),
              await findBookingViolations(tx, { since: new Date(0), suspects: [] }),
            ].map((found) => found.map(({ rule }) => rule)),
          })
        })
        .catch((error: Error & { rules: string[][] }) => error.rules)
    expect(await violationsAfter((tx) => tx`update bookings set returned = 0, fee = 0 where id = ${id}`)).toEqual([
      [],
      [],
    ])
    const gone = violationsAfter((tx) => tx`update ledger_accounts set balance = 0 where id = ${bookedOf(ana)}`)
    expect(await gone).toEqual([['L8'], ['L8']])
    await cancel(id)
    const elsewhere = violationsAfter((tx) => tx`update bookings set returned = 0, fee = held where id = ${id}`)
    expect(await elsewhere).toEqual([['B3'], ['B3']])
  })
})
