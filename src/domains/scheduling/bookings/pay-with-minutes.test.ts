import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refundAutomatically } from '#domains/claims/refund-automatically.ts'
import { setPackages } from '#domains/consultants/set-packages.ts'
import { continueConsultation } from '#domains/consultations/lifecycle/continue-consultation.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { balanceOf, grantMinutes } from '#domains/wallet/index.ts'
import { clearEarnings } from '#domains/wallet/earnings/clear-earnings.ts'
import { findReceipt } from '#domains/receipts/find-receipt.ts'
import { checkReceipt, parseReceiptContent } from '#domains/receipts/rules.ts'
import { receiptInWords } from '#domains/receipts/wording.rules.ts'
import { prepaidOf, availableOf, bookedOf, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { PRICE } from '#test/support/booked-consultation.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { HAD, openBookings, type OpenBookings, shareOf } from '#test/support/booking-fixture.ts'
import { costOf, wholeSeconds } from '#shared/whole-seconds.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aConsultant } from '#test/support/people.ts'
import { digest } from '#test/support/receipt-fixture.ts'
import { listSlots } from '../hours/list-slots.ts'
import { acceptReschedule } from '../reschedule-requests/accept-reschedule.ts'
import { requestReschedule } from '../reschedule-requests/request-reschedule.ts'
import { cancelBooking } from './cancel-booking.ts'
import { endImpossible } from './end-impossible.ts'
import { rescheduleBooking } from './reschedule-booking.ts'
import { payWithMinutes } from './pay-with-minutes.ts'
import { readBooking } from './read-bookings.ts'
import { reserveBooking } from './reserve-booking.ts'
import { lockBooking } from './sql.ts'

/** What is used of so many proven milliseconds. */
const secondsOf = (ms: number) => Number(wholeSeconds(BigInt(ms)))
const MINUTE = 60_000
const DAY = 86_400
const inDays = (days: number) => secondsAfterNoon(days * DAY)
/** Ana's package: an hour for R$ 120,00, R$ 2,00 a minute. */
const PACK = 12_000n
const db = await freshDatabase({ max: 1 })
const code = (name: string) => ({ code: `bookings.${name}` })

describe('a booking that minutes pay', () => {
  let { bookings, ana, luna } = {} as OpenBookings
  beforeEach(async () => void ({ bookings, ana, luna } = await openBookings(db)))
  afterEach(async () => expect(await listBookedViolations(db)).toEqual([]))

  const grant = (given: Partial<Parameters<typeof grantMinutes>[1]> = {}) =>
    inTransaction(db, (tx) =>
      grantMinutes(tx, {
        id: crypto.randomUUID(),
        personId: ana,
        kind: 'package',
        title: 'Pacote Lua',
        value: PACK,
        totalMs: 3_600_000n,
        ceiling: null,
        grantedAt: NOON,
        expiresAt: inDays(30),
        ...given,
      }),
    )
  const reserve = (minutes: 20 | 30 | 45 | 60 = 30, start = 3_600) =>
    reserveBooking(db, {
      id: crypto.randomUUID(),
      clientId: ana,
      consultantId: luna,
      channel: 'chat',
      startsAt: secondsAfterNoon(start),
      minutes,
      zone: 'America/Sao_Paulo',
      seen: PRICE * BigInt(minutes),
      clock,
    })
  const payLocked = (id: string) =>
    inTransaction(db, async (tx) => payWithMinutes(tx, (await lockBooking(tx, id))!, await clock(tx)))
  const book = (start = 3_600) => bookings.book({ start, withMinutes: true })
  const read = (id: string) => clock(db).then((now) => readBooking(db, id, { personId: ana, now }))
  /** Minutes of Ana's packs that are free, used, and set aside. */
  const packs = async () => {
    const [row] = await db<{ free: number; used: number; aside: number }[]>`
      select (sum(free) / 60000)::float8 as free, (sum(used) / 60000)::float8 as used,
        (sum(held) / 60000)::float8 as aside from grants where person_id = ${ana} and kind = 'minutes'`
    return row!
  }
  const money = () => Promise.all([availableOf(ana), bookedOf(ana), toClearOf(luna)].map((of) => balanceOf(db, of)))

  test('sets all its minutes aside and no money, and gives them back when cancelled in time', async () => {
    await grant()
    const { id } = await reserve()
    expect(await read(id)).toMatchObject({ isCoverable: true, coveredMs: 0 })
    await payLocked(id)
    expect(await read(id)).toMatchObject({
      state: 'confirmed',
      isCoverable: false,
      coveredMs: 30 * MINUTE,
      heldCents: 0n,
    })
    expect(await packs()).toEqual({ free: 30, used: 0, aside: 30 })
    expect(await money()).toEqual([HAD - PACK, 0n, 0n])
    await cancelBooking(db, { id, personId: ana, seen: 0n, clock })
    expect(await read(id)).toMatchObject({ state: 'cancelled', usedMs: 0, feeMs: 0 })
    expect(await packs()).toEqual({ free: 60, used: 0, aside: 0 })
  })

  type Given = Partial<Parameters<typeof grantMinutes>[1]>
  test.each<[string, Given]>([
    ['fewer than its length', { totalMs: 30n * 60_000n - 1n }],
    ['over before that day', { expiresAt: secondsAfterNoon(3_600) }],
    ['of a plan whose month is over before that day', { kind: 'plan', expiresAt: secondsAfterNoon(3_600) }],
    ['for somebody else', { kind: 'single', consultantId: 'Sol' }],
    ['for cheaper consultants', { ceiling: PRICE - 1n }],
    ['free first minutes', { kind: 'welcome', value: 0n }],
    ['dearer than her price', { totalMs: 40n * 60_000n, value: PRICE * 40n + 1n }],
  ])('minutes that are %s do not pay it, and nothing of them is set aside', async (_, given) => {
    await grant({ ...given, ...(given.consultantId && { consultantId: await aConsultant(db, given.consultantId) }) })
    const { id } = await reserve()
    expect((await read(id)).isCoverable).toBe(false)
    await expect(payLocked(id)).rejects.toMatchObject(code('minutes_not_enough'))
    expect((await packs()).aside).toBe(0)
    await cancelBooking(db, { id, personId: ana, seen: 0n, clock })
  })

  test('a consultant who does not accept packages is not paid with them, and was with those agreed before', async () => {
    await grant()
    const { id } = await book()
    await setPackages(db, luna, false)
    const other = await reserve(30, 7_200)
    await expect(payLocked(other.id)).rejects.toMatchObject(code('minutes_not_enough'))
    expect(await read(id)).toMatchObject({ state: 'confirmed', coveredMs: 30 * MINUTE })
  })

  test('the same minutes pay one booking', async () => {
    await grant()
    await payLocked((await reserve(45)).id)
    const second = await reserve(20, 10_800)
    await expect(payLocked(second.id)).rejects.toMatchObject(code('minutes_not_enough'))
    expect(await packs()).toEqual({ free: 15, used: 0, aside: 45 })
  })

  test.each<[string, number, { days: number; kind?: 'plan' }[], string | undefined]>([
    ['a package', 2, [{ days: 3 }], undefined],
    ['a plan to the instant of its end', 3, [{ days: 3, kind: 'plan' }], 'minutes_over'],
    ['two of which one is over', 4, [{ days: 30 }, { days: 3 }], 'minutes_over'],
  ])('moves within the time of its minutes: %s', async (_name, day, given, refused) => {
    for (const { days, ...pack } of given)
      await grant({
        ...pack,
        totalMs: 3_600_000n / BigInt(2 * given.length),
        value: PACK / 4n,
        expiresAt: inDays(days),
      })
    const { id } = await book(DAY)
    const offered = async (viewerId: string) => {
      const month = inDays(day).toISOString().slice(0, 7)
      const asked = { consultantId: luna, month, zone: 'UTC', minutes: 30, clientId: viewerId, moving: id }
      const { slots } = await listSlots(db, { ...asked, now: await clock(db) })
      return slots.some((slot) => slot.getTime() === inDays(day).getTime())
    }
    expect(await offered(ana)).toBe(!refused)
    expect(await offered(luna), 'until when the client has minutes is not told').toBe(true)
    const move = rescheduleBooking(db, { id, clientId: ana, from: inDays(1), startsAt: inDays(day), clock })
    if (refused) await expect(move).rejects.toMatchObject(code(refused))
    else await move
    expect((await read(id)).startsAt).toEqual(inDays(refused ? 1 : day))
  })

  test('a start that is proposed is not accepted when its minutes are over then, and the booking stands', async () => {
    await grant({ expiresAt: inDays(3) })
    const { id } = await book(DAY)
    const to = { id, startsAt: inDays(3), clock }
    await requestReschedule(db, { ...to, consultantId: luna, from: inDays(1) })
    await expect(acceptReschedule(db, { ...to, clientId: ana })).rejects.toMatchObject({
      code: 'proposals.minutes_over',
    })
    expect(await read(id)).toMatchObject({ state: 'confirmed', startsAt: inDays(1) })
  })

  test('the own limit is about money: minutes pass it, and money does not', async () => {
    await setLimit(db, { personId: ana, period: 'day', amount: PRICE, clock })
    await expect(reserve()).rejects.toMatchObject({ code: 'limits.over_limit' })
    await grant()
    await book()
    const { id } = await reserve(30, 7_200)
    await payLocked(id)
    expect((await read(id)).state).toBe('confirmed')
  })

  test('cancelled late it uses ten of them after a yes to that, of which the consultant gets the usual share', async () => {
    await grant()
    const { id } = await book(4 * 3_600)
    await travelTo(db, secondsAfterNoon(2 * 3_600))
    expect(await read(id)).toMatchObject({ cancellingCostsMs: 10 * MINUTE, cancellingCostsCents: 0n })
    await expect(cancelBooking(db, { id, personId: ana, seen: PRICE * 10n, clock })).rejects.toMatchObject(
      code('terms_changed'),
    )
    await cancelBooking(db, { id, personId: ana, seen: 0n, seenMs: 600_000n, clock })
    expect(await read(id)).toMatchObject({ state: 'cancelled', feeMs: 10 * MINUTE, feeCents: 0n })
    expect(await packs()).toEqual({ free: 50, used: 10, aside: 0 })
    expect(await money()).toEqual([HAD - PACK, 0n, shareOf(2_000n)])
    expect(await balanceOf(db, prepaidOf(ana))).toBe(PACK - 2_000n)
    await clearEarnings({ db, clock: async () => secondsAfterNoon(60 * 86_400), log })
    expect(await balanceOf(db, toClearOf(luna))).toBe(0n)
  })

  test('both talk for ten minutes: those are used, the rest is free, and the receipt adds up', async () => {
    await grant()
    const booked = await book()
    await booked.open()
    expect(await booked.read()).toMatchObject({ state: 'accepted', heldCents: 0n, coveredMs: 30 * MINUTE })
    await booked.stay('both', -30, 605, { says: true })
    await booked.leave('client', 607)
    const ended = await booked.read()
    expect(ended).toMatchObject({ state: 'ended', capturedCents: 0n, feeMs: 0 })
    const usedMs = secondsOf(ended.billedMs)
    expect(await read(booked.id)).toMatchObject({ state: 'kept', usedMs, feeMs: 0 })
    expect((await packs()).free).toBeCloseTo(60 - usedMs / MINUTE, 6)
    expect(await money()).toEqual([HAD - PACK, 0n, ended.consultantCents])
    expect(ended.consultantCents).toBeGreaterThan(0n)
    expect(await failedChecks(ended.receiptCode!)).toEqual([])
  })

  async function failedChecks(receiptCode: string) {
    const checks = await checkReceipt(await findReceipt(db, receiptCode), digest)
    return checks.filter(({ holds }) => !holds)
  }

  test('whoever does not come has used ten of them, and the receipt says so', async () => {
    await grant()
    const booked = await book()
    await booked.open()
    await booked.stay('consultant', -60, 600)
    await booked.sweep(606)
    expect(await read(booked.id)).toMatchObject({ state: 'client_absent', feeMs: 10 * MINUTE, feeCents: 0n, usedMs: 0 })
    expect(await packs()).toEqual({ free: 50, used: 10, aside: 0 })
    expect(await money()).toEqual([HAD - PACK, 0n, shareOf(2_000n)])
    const { lines } = await readStatement(db, { personId: luna, cursor: undefined })
    expect(lines[0]!.words).toBe('Cliente não veio: taxa da consulta com Ana')
    const { receiptCode } = await booked.read()
    expect(await failedChecks(receiptCode!)).toEqual([])
    const { content } = await findReceipt(db, receiptCode!)
    expect(receiptInWords(parseReceiptContent(content)!).sections.flat()).toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('em minutos do cliente'), value: '10 min 0 s' }),
    )
  })

  test('a client who leaves at once uses ten of them only after a yes', async () => {
    await grant()
    const booked = await book()
    await booked.open()
    await booked.stay('both', 0, 20, { says: true })
    const { leavingCostsMs, billedMs } = await booked.read()
    expect(leavingCostsMs).toBe(10 * MINUTE - secondsOf(billedMs))
    await expect(booked.leave('client', 21)).rejects.toMatchObject({ code: 'consultations.fee_not_seen' })
    await booked.leave('client', 21, 0n, 600_000n)
    const { usedMs, feeMs } = await read(booked.id)
    expect(usedMs + feeMs).toBe(10 * MINUTE)
    expect(await packs()).toEqual({ free: 50, used: 10, aside: 0 })
  })

  test.each([true, false])('a refund for silence leaves the fee alone, paid with minutes: %s', async (withMinutes) => {
    if (withMinutes) await grant({ value: PRICE * 60n })
    const booked = await bookings.book({ start: 14 * 3_600, withMinutes })
    await booked.open()
    await booked.stay('both', -590, -580)
    await booked.say()
    await booked.stay('both', -579, -530)
    await booked.sweep(-529)
    const { reason, billedMs } = await booked.read()
    expect(reason).toBe('silence')
    await booked.leave('client', -520, PRICE * 10n, 600_000n)
    const proven = costOf(PRICE, BigInt(billedMs))
    expect(await read(booked.id)).toMatchObject(
      withMinutes ? { feeMs: 10 * MINUTE - secondsOf(billedMs) } : { feeCents: PRICE * 10n - proven },
    )
    await refundAutomatically(db, { consultationId: booked.id, clock })
    expect(await db`select rule, amount from claims where consultation_id = ${booked.id}`).toEqual([
      { rule: 'silence', amount: proven },
    ])
  })

  test('a consultant who does not come gives all of them back, and the bonus comes as always', async () => {
    await grant()
    const booked = await book()
    await booked.open()
    await booked.stay('client', -60, 306)
    await booked.sweep(306)
    expect(await read(booked.id)).toMatchObject({ state: 'consultant_absent', feeMs: 0, usedMs: 0 })
    expect(await packs()).toEqual({ free: 60, used: 0, aside: 0 })
    const [bonus] = await db<
      { amount: bigint }[]
    >`select amount from grants where person_id = ${ana} and kind = 'bonus'`
    expect(bonus?.amount).toBe(1_000n)
  })

  test('after the booked time a yes goes on with more minutes, or with credit', async () => {
    await grant({ totalMs: 32n * 60_000n, value: 6_400n })
    const booked = await bookings.book({ minutes: 30, withMinutes: true })
    await booked.open()
    await booked.stay('both', 0, 1_815, { says: true })
    expect(await booked.read()).toMatchObject({ state: 'paused', reason: 'booked_time_over', billedMs: 30 * MINUTE })
    await continueConsultation(db, { id: booked.id, clientId: ana, clock })
    expect(await booked.read()).toMatchObject({ coveredMs: 32 * MINUTE, heldCents: PRICE * 8n })
    await booked.stay('both', 1_820, 2_000, { says: true })
    await booked.leave('client', 2_001)
    const ended = await booked.read()
    expect(ended.capturedCents).toBeGreaterThan(0n)
    expect(await read(booked.id)).toMatchObject({ state: 'kept', usedMs: 30 * MINUTE })
    expect(await failedChecks(ended.receiptCode!)).toEqual([])
  })

  test('minutes whose payment a bank contests pay nothing any more: the booking ends, and they go back', async () => {
    await grant()
    const { id } = await book(4 * 3_600)
    await db`update grants set frozen_at = ${NOON} where person_id = ${ana} and kind = 'minutes'`
    await endImpossible(db, { id, clock })
    expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'not_possible', usedMs: 0, feeMs: 0 })
    expect((await packs()).aside).toBe(0)
    await db`update grants set frozen_at = null where person_id = ${ana} and kind = 'minutes'`
  })
})
