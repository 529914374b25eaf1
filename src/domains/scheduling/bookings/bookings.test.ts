import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import {
  availableOf,
  balanceOf,
  bookedOf,
  COMMISSION,
  findLedgerViolations,
  grantBonus,
  toClearOf,
} from '#domains/wallet/index.ts'
import { promotionalOf } from '#domains/wallet/rules.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { databaseClock } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { openPaymentFixture, type PaymentFixture } from '#test/support/payment-fixture.ts'
import { aClient, aConsultant, credit } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { listSlots } from '../hours/list-slots.ts'
import { setHours } from '../hours/set-hours.ts'
import type { Schedule } from '../slots.rules.ts'
import { cancelBooking } from './cancel-booking.ts'
import { sweepReservation } from './confirm-booking.ts'
import { findBookingViolations } from './invariants.sql.ts'
import { payBooking } from './pay-booking.ts'
import { listBookings, readBooking } from './read-bookings.ts'
import { reserveBooking } from './reserve-booking.ts'
import { BOOKING_STATES, cancellationFee, freeUntilOf, NEXT } from './rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HOURS: Schedule = {
  zone: 'America/Sao_Paulo',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, until: 1_440 })),
  exceptions: [],
  noticeMinutes: 120,
  farthestDays: 60,
  pauseMinutes: 10,
}
const PRICE = 299n * 30n
const FEE = 2_990n
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

  test('the last free instant is free, the next one costs ten minutes', () => {
    const booking = { freeUntil: startsAt, pricePerMinute: 299n }
    expect(cancellationFee(booking, startsAt)).toBe(0n)
    expect(cancellationFee(booking, new Date(startsAt.getTime() + 1))).toBe(FEE)
    expect(cancellationFee({ ...booking, freeUntil: null }, new Date(startsAt.getTime() + 1))).toBe(0n)
  })
})

describe('a booking', () => {
  let db: Db
  let time: ReturnType<typeof settableClock>
  let payments: PaymentFixture
  let [ana, bia, luna] = ['', '', '']
  /** Two days ahead, at ten in the morning of São Paulo. */
  let start = new Date()

  beforeEach(async () => {
    db ??= await freshDatabase()
    ;[ana, bia, luna] = [await aClient(db, 'Ana', 20_000n), await aClient(db, 'Bia'), await aConsultant(db, 'Luna')]
    time = settableClock(await databaseClock(db))
    payments = openPaymentFixture(db, { time })
    await setHours(db, { ...HOURS, consultantId: luna, now: time.now() })
    const day = new Date(time.now().getTime() + 48 * HOUR).toISOString().slice(0, 10)
    start = new Date(`${day}T13:00:00Z`)
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
    expect((await read(id, luna)).cancellingCostsCents).toBe(0n)
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

  test('a consultant who cancels gives everything back, also late', async () => {
    const id = await booked()
    travelTo(before(HOUR))
    await expect(cancel(id, bia)).rejects.toMatchObject(code('not_found'))
    await cancel(id, luna)
    expect(await read(id)).toMatchObject({ reason: 'by_consultant', feeCents: 0n, returnedCents: PRICE })
    expect(await balanceOf(db, availableOf(ana))).toBe(20_000n)
  })

  test('both cancelling at once are one cancellation', async () => {
    const id = await booked()
    await Promise.all([cancel(id), cancel(id, luna), cancel(id), cancel(id, luna)])
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

  test('refuses a zone that does not exist, a break and both sides of a block', async () => {
    await expect(reserve({ zone: 'Lua/Cheia' })).rejects.toMatchObject({ code: 'scheduling.zone_unknown' })
    await blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock: time.clock })
    await expect(reserve()).rejects.toMatchObject(code('blocked_by_you'))
    await takeBreak(db, { personId: bia, length: 'day', clock: time.clock })
    await expect(reserve({ clientId: bia })).rejects.toMatchObject({ code: 'limits.on_break' })
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
