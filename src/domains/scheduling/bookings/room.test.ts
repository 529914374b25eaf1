import { createHash } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginConsultation } from '#domains/consultations/begin-consultation.ts'
import { closeOverdueConsultation } from '#domains/consultations/close-overdue-consultation.ts'
import { continueConsultation } from '#domains/consultations/welcome-minutes/continue-consultation.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { beatMeter, endMeter } from '#domains/consultations/metering/sql.ts'
import { availableOf, balanceOf, bookedOf, grantBonus, reservedOf, toClearOf } from '#domains/wallet/index.ts'
import { findReceipt } from '#domains/wallet/receipts/find-receipt.ts'
import { checkReceipt, parseReceiptContent } from '#domains/wallet/receipts/rules.ts'
import { receiptInWords } from '#domains/wallet/receipts/wording.rules.ts'
import { promotionalOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { BookedConsultation, openHours, PRICE } from '#test/support/booked-consultation.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { type BookingFixture, HAD, openBookingFixture } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { MeteredConsultation, NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, comeOnline } from '#test/support/people.ts'
import { cancelBooking } from './cancel-booking.ts'
import { COMPENSATION } from './rules.ts'

const WHOLE = PRICE * 30n
const FEE = PRICE * 10n

describe('from a booking to a settled consultation', () => {
  let db: Db
  let bookings: BookingFixture
  let [ana, luna] = ['', '']
  let booked: BookedConsultation

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  const begin = async () => {
    bookings = await openBookingFixture(db)
    ;({ ana, luna } = bookings)
    booked = await bookings.book()
  }
  beforeEach(begin)
  afterEach(async () => {
    const open = await db<{ id: string }[]>`select id from consultations where ended_at is null`
    if (open.length > 0) await booked.sweep(24 * 3_600)
    expect(await listBookedViolations(db)).toEqual([])
  })

  const row = async () => {
    const [found] = await db<
      { state: string; reason: string | null; fee: bigint; captured: bigint; returned: bigint; opened: boolean }[]
    >`select state, reason, fee, captured, returned, opened_at is not null as opened from bookings where id = ${booked.id}`
    return found!
  }
  const balances = () =>
    Promise.all(
      [availableOf, bookedOf, reservedOf].map((of) => balanceOf(db, of(ana))).concat(balanceOf(db, toClearOf(luna))),
    )
  const shareOf = (amount: bigint) => amount - (amount * 3_500n) / 10_000n

  test('the room opens ten minutes before, once, and takes the money along', async () => {
    await booked.open(-601)
    expect((await row()).opened).toBe(false)
    await booked.open()
    await booked.open(-599)
    expect(await booked.read()).toMatchObject({ state: 'accepted', heldCents: WHOLE, booked: { minutes: 30 } })
    expect(await balances()).toEqual([HAD - WHOLE, 0n, WHOLE, 0n])
    expect(await listBookedViolations(db)).toEqual([])
  })

  test('both talk for ten minutes: that is charged, and the rest is back', async () => {
    await booked.open()
    await booked.stay('both', -30, 605, { says: true })
    await booked.sweep(606)
    expect(await booked.read()).toMatchObject({ state: 'active', booked: { attendance: 'kept' } })
    await booked.leave('client', 607)
    const ended = await booked.read()
    const charged = ended.capturedCents
    expect(ended).toMatchObject({ state: 'ended', feeCents: 0n, receiptCode: expect.any(String) })
    expect(charged).toBeGreaterThan(FEE)
    expect(await row()).toMatchObject({ state: 'kept', fee: 0n, captured: charged, returned: WHOLE - charged })
    expect(await balances()).toEqual([HAD - charged, 0n, 0n, shareOf(charged)])
  })

  test.each(['client', 'consultant'])('pages of the %s hear that its room opened, and how it ended', async (side) => {
    const moved = { type: 'booking_moved', bookingId: booked.id }
    const hears = (work: () => Promise<unknown>) => factsDuring(db, side === 'client' ? ana : luna, work)
    expect(await hears(() => booked.open())).toContainEqual(moved)
    expect(await hears(() => booked.sweep(606))).toContainEqual(moved)
    expect(await hears(() => booked.sweep(607)), 'once').not.toContainEqual(moved)
  })

  type Ended = { state: string; fee: bigint; captured?: bigint }
  const stories: [string, Ended, () => Promise<unknown>][] = [
    ['nobody comes', { state: 'both_absent', fee: 0n }, () => booked.sweep(606)],
    [
      'the client does not come',
      { state: 'client_absent', fee: FEE },
      async () => (await booked.stay('consultant', -60, 600), booked.sweep(606)),
    ],
    [
      'the client looks in for half a minute',
      { state: 'client_absent', fee: FEE },
      async () => {
        await booked.stay('client', 5, 35)
        await booked.stay('consultant', 60, 600)
        await booked.sweep(606)
      },
    ],
    [
      'the consultant does not come, after five minutes',
      { state: 'consultant_absent', fee: 0n },
      async () => (await booked.stay('client', -60, 306), booked.sweep(306)),
    ],
    [
      'the consultant was there before, and not at the agreed time',
      { state: 'consultant_absent', fee: 0n },
      async () => {
        await booked.stay('consultant', -500, -100)
        await booked.stay('client', 0, 306)
        await booked.sweep(306)
      },
    ],
    [
      'the consultant looks in, and the client waits',
      { state: 'consultant_absent', fee: 0n },
      async () => {
        await booked.stay('consultant', 0, 30)
        await booked.stay('client', 40, 600)
        await booked.sweep(606)
      },
    ],
    [
      'the client leaves at once, and agreed to the fee',
      { state: 'client_absent', fee: FEE },
      async () => (await booked.stay('both', 0, 30), booked.leave('client', 31, FEE)),
    ],
    [
      'the consultant leaves at once',
      { state: 'consultant_absent', fee: 0n },
      async () => (await booked.stay('both', 0, 30), booked.leave('consultant', 31)),
    ],
    [
      'the client waits three minutes and goes',
      { state: 'both_absent', fee: 0n },
      async () => (await booked.stay('client', 0, 180), booked.leave('client', 181)),
    ],
    [
      'the client cancels in the open room, too late',
      { state: 'cancelled', fee: FEE },
      async () => {
        await booked.at(-300)
        await cancelBooking(db, { id: booked.id, personId: ana, seen: FEE, clock })
      },
    ],
    [
      'the consultant cancels in the open room',
      { state: 'cancelled', fee: 0n },
      async () => {
        await booked.at(-300)
        await cancelBooking(db, { id: booked.id, personId: luna, seen: COMPENSATION, clock })
      },
    ],
  ]

  test.each(stories)('%s', async (_name, { state, fee }, story) => {
    await booked.open()
    await story()
    expect(await row()).toMatchObject({ state, fee, captured: 0n, returned: WHOLE - fee })
    expect(await balances()).toEqual([HAD - fee, 0n, 0n, shareOf(fee)])
    // Nothing is decided twice.
    await booked.sweep(700)
    await booked.sweep(4_000)
    expect(await row()).toMatchObject({ state, fee })
  })

  test('leaving at once costs what was seen, or nothing happens', async () => {
    await booked.open()
    await booked.stay('both', 0, 30)
    expect(await booked.read()).toMatchObject({ leavingCostsCents: FEE })
    expect(await booked.read(luna)).toMatchObject({ leavingCostsCents: 0n })
    await expect(booked.leave('client', 31, FEE - 1n)).rejects.toMatchObject({ code: 'consultations.fee_not_seen' })
    expect(await booked.read()).toMatchObject({ state: 'active' })
    await booked.stay('both', 32, 70)
    expect(await booked.read()).toMatchObject({ leavingCostsCents: 0n })
    await booked.leave('client', 71)
    expect(await row()).toMatchObject({ state: 'kept', fee: 0n })
  })

  test('whoever comes at the last moment pays the ten minutes at least, and goes on', async () => {
    await booked.open()
    await booked.stay('consultant', 0, 570)
    await booked.stay('both', 571, 605, { says: true })
    await booked.sweep(606)
    expect(await booked.read()).toMatchObject({ state: 'active', booked: { attendance: 'client_absent' } })
    await booked.stay('both', 607, 640, { says: true })
    await booked.leave('client', 641)
    const { capturedCents, feeCents, receiptCode } = await booked.read()
    expect(capturedCents).toBeGreaterThan(0n)
    expect(capturedCents + feeCents).toBe(FEE)
    expect(await row()).toMatchObject({ state: 'client_absent', fee: feeCents, captured: capturedCents })
    const [receipt] = await db<{ content: string }[]>`select content from receipts where code = ${receiptCode}`
    expect(JSON.parse(receipt!.content)).toMatchObject({ feeCents: Number(feeCents), feeMinutes: 10 })
    const proof = await findReceipt(db, receiptCode!)
    const checks = await checkReceipt(proof, async (text) => createHash('sha256').update(text).digest('hex'))
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
    expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['fee', 'fee_share']))
    expect(receiptInWords(parseReceiptContent(receipt!.content)!).sections.flat()).toContainEqual(
      expect.objectContaining({ name: 'Taxa da consulta marcada (o que falta para 10 minutos)' }),
    )
  })

  describe('the client’s own limit of the day', () => {
    const limitTo = (amount: bigint) => setLimit(db, { personId: ana, period: 'day', amount, clock })
    const soon = async () => {
      await travelTo(db, NOON)
      const sol = await aConsultant(db, 'Sol')
      await openHours(db, sol)
      await comeOnline(db, sol)
      return sol
    }
    const live = (consultant: string) => new MeteredConsultation(db, { client: ana, consultant })

    test('leaves for talking now what is not booked for later today, and all of it when that is cancelled', async () => {
      const talk = live(await soon())
      await limitTo(WHOLE + 500n)
      await expect(talk.ask()).rejects.toMatchObject({ code: 'consultations.own_limit_too_low' })
      await talk.travelTo(1)
      await limitTo(WHOLE)
      await expect(talk.ask()).rejects.toMatchObject({ code: 'limits.nothing_left' })
      await cancelBooking(db, { id: booked.id, personId: ana, seen: 0n, clock })
      expect((await talk.ask()).heldCents).toBe(FEE)
      await talk.end()
    })

    test('ends what runs before it takes what is booked', async () => {
      const talk = live(await soon())
      await limitTo(WHOLE + 2_000n)
      await talk.begin()
      expect((await talk.read()).heldCents).toBe(2_000n)
      await talk.converse(0, 420)
      expect(await talk.read()).toMatchObject({ state: 'ended', reason: 'limit_reached', capturedCents: 1_999n })
    })

    test('leaves for a booking of today what nobody reserved for talking; of tomorrow, all', async () => {
      const sol = await soon()
      await cancelBooking(db, { id: booked.id, personId: ana, seen: 0n, clock })
      const talk = live(sol)
      await talk.ask()
      await limitTo(WHOLE + FEE - 1n)
      const reserve = (start: number) => bookings.book({ start })
      await expect(reserve(7_200)).rejects.toMatchObject({ code: 'limits.over_limit' })
      await reserve(86_400)
      await talk.end()
      booked = await reserve(7_200)
    })
  })

  test('a bonus pays a booking first, also its fee, and its rest comes back as bonus', async () => {
    await travelTo(db, NOON)
    const bia = await aClient(db, 'Bia', HAD)
    const bonus = { id: crypto.randomUUID(), personId: bia, amount: 4_000n, grantedAt: NOON }
    const expiresAt = new Date(NOON.getTime() + 30 * 86_400_000)
    await inTransaction(db, (tx) => grantBonus(tx, { ...bonus, expiresAt }))
    booked = await BookedConsultation.book(db, { client: bia, consultant: luna }, { start: 7_200 })
    await booked.open()
    await booked.stay('consultant', 0, 600)
    await booked.sweep(606)
    expect(await row()).toMatchObject({ state: 'client_absent', fee: FEE })
    expect(await balanceOf(db, promotionalOf(bia))).toBe(4_000n - FEE)
    expect(await balanceOf(db, availableOf(bia))).toBe(HAD)
  })

  test('a room that could not open until ten minutes after is undone, and everything is back', async () => {
    await booked.open(600)
    expect(await row()).toMatchObject({ state: 'undone', reason: 'not_opened', opened: false, returned: WHOLE })
    expect(await balances()).toEqual([HAD, 0n, 0n, 0n])
  })

  test('a pause does not end it before it is counted who came, and then as always', async () => {
    await booked.open()
    await booked.stay('both', 0, 70, { says: true })
    await booked.sweep(77)
    expect(await booked.read()).toMatchObject({ state: 'paused', reason: 'connection' })
    await booked.sweep(605)
    expect(await booked.read()).toMatchObject({ state: 'paused' })
    await booked.sweep(606)
    expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'not_back_in_time' })
    expect(await row()).toMatchObject({ state: 'kept', fee: 0n })
  })

  test('after the booked time the client is asked, and may go on at the price of a minute', async () => {
    await booked.open()
    await booked.stay('both', 0, 1_815, { says: true })
    expect(await booked.read()).toMatchObject({
      state: 'paused',
      reason: 'booked_time_over',
      capturedCents: WHOLE,
      awaitsConfirmation: true,
    })
    await continueConsultation(db, { id: booked.id, clientId: ana, clock })
    await booked.stay('both', 1_816, 1_900, { says: true })
    await booked.leave('client', 1_901)
    const { capturedCents } = await booked.read()
    expect(capturedCents).toBeGreaterThan(WHOLE)
    expect(await row()).toMatchObject({ state: 'kept', captured: WHOLE, returned: 0n })
    expect(await balances()).toEqual([HAD - capturedCents, 0n, 0n, shareOf(capturedCents)])
  })

  test('without a yes it ends with the booked time; nothing more is charged', async () => {
    await booked.open()
    await booked.stay('both', 0, 1_815, { says: true })
    await booked.sweep(1_950)
    expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'booked_time_over', capturedCents: WHOLE })
    expect(await balances()).toEqual([HAD - WHOLE, 0n, 0n, shareOf(WHOLE)])
  })

  describe('with another booking behind it', () => {
    let bia = ''
    let next: BookedConsultation
    beforeEach(async () => {
      bia = await aClient(db, 'Bia', HAD)
      next = await BookedConsultation.book(db, { client: bia, consultant: luna }, { start: 5_400 })
    })

    test('the first ends when the second begins, is told so, and the second opens then', async () => {
      await booked.open()
      await booked.stay('both', 300, 1_200, { says: true })
      expect((await booked.read()).mustEndAt).toEqual(secondsAfterNoon(5_400))
      expect(await next.open()).toBe('later')
      await booked.stay('both', 1_201, 1_799, { says: true })
      await booked.sweep(1_800)
      expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'next_booking', stopSide: 'platform' })
      await next.open(0)
      expect(await next.read()).toMatchObject({ state: 'accepted', mustEndAt: null })
      await next.sweep(606)
      booked = next
      expect(await row()).toMatchObject({ state: 'both_absent', fee: 0n })
    })

    test('nobody is asked whether to go on when the next one is near', async () => {
      await booked.open()
      await booked.stay('both', -30, 1_790, { says: true })
      expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'booked_time_over' })
    })
  })

  describe('a call without a booking', () => {
    const call = (client: string) => new MeteredConsultation(db, { client, consultant: luna })
    const online = async (seconds: number) => {
      await booked.at(seconds)
      await comeOnline(db, luna)
    }

    test('is not requested within a quarter of an hour before a booking of either', async () => {
      const bia = await aClient(db, 'Bia', HAD)
      await online(-899)
      await expect(call(bia).ask()).rejects.toMatchObject({
        code: 'consultations.next_booking',
        message: expect.stringContaining('13'),
      })
      await expect(call(ana).ask()).rejects.toMatchObject({
        code: 'consultations.own_booking',
        message: expect.stringContaining('Luna'),
      })
    })

    test('is not accepted within a quarter of an hour before it', async () => {
      const bia = await aClient(db, 'Bia', HAD)
      const asked = call(bia)
      await online(-910)
      await asked.ask()
      await booked.at(-899)
      await expect(asked.accept()).rejects.toMatchObject({
        code: 'consultations.own_booking',
        message: expect.stringContaining('Ana'),
      })
      await closeOverdueConsultation(db, { id: asked.id, clock })
      await booked.at(-850)
      await closeOverdueConsultation(db, { id: asked.id, clock })
      expect(await asked.read()).toMatchObject({ state: 'expired' })
    })

    test('that runs ends when the booking begins, and the room opens then', async () => {
      const bia = await aClient(db, 'Bia', HAD)
      const asked = call(bia)
      await online(-1_000)
      await asked.ask()
      await asked.accept()
      await asked.joinBoth()
      await asked.prove(3_600 - 990)
      await beginConsultation(db, { id: asked.id, clock })
      await asked.say()
      expect((await asked.read()).mustEndAt).toEqual(secondsAfterNoon(3_600))
      expect(await booked.open()).toBe('later')
      for (let now = -980; now < 0; now += 20) {
        await asked.prove(3_600 + now)
        await asked.say()
      }
      await booked.at(0)
      await closeOverdueConsultation(db, { id: asked.id, clock })
      expect(await asked.read()).toMatchObject({ state: 'ended', reason: 'next_booking' })
      await booked.open(0)
      expect((await row()).opened).toBe(true)
    })
  })

  test('nobody is absent when no meter ran for most of it', async () => {
    // Outages stay in the books.
    db = await freshDatabase({ max: 1 })
    await begin()
    await booked.open()
    const meter = crypto.randomUUID()
    await booked.at(-5)
    await beatMeter(db, meter)
    await booked.at(400)
    await beatMeter(db, meter)
    await booked.stay('consultant', 401, 600)
    await booked.sweep(606)
    expect(await row()).toMatchObject({ state: 'undone', fee: 0n, returned: WHOLE })
  })

  describe('when one process of two fails', () => {
    const [hers, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const beats = async (meter: string, ...seconds: number[]) => {
      for (const second of seconds) await booked.at(second).then(() => beatMeter(db, meter))
    }
    const everyTen = Array.from({ length: 62 }, (_, n) => n * 10)
    beforeEach(async () => {
      db = await freshDatabase({ max: 1 })
      await begin()
      await booked.open()
      await beats(other, ...everyTen)
    })

    test.each([
      ['and stays away, its people are not absent', [0, 10, 20, 30], 'undone'],
      ['and comes back after a while, they are not either', [0, 10, 20, 30, 70], 'undone'],
      ['for a moment, they are', [0, 10, 20, 30, 59], 'client_absent'],
      ['after they had left, they are', [0, 10, 20, 30, 40, 50], 'client_absent'],
    ] as const)('%s', async (_name, seconds, state) => {
      await booked.stay('client', 2, 32)
      await beats(hers, ...seconds)
      if (seconds.at(-1) === 59) await beats(hers, ...everyTen.filter((second) => second > 59))
      await booked.stay('consultant', 60, 600)
      await booked.sweep(606)
      expect(await row()).toMatchObject({ state, fee: state === 'undone' ? 0n : FEE })
    })

    test('in good order, whoever does not come back elsewhere is absent', async () => {
      await booked.stay('client', 2, 32)
      await beats(hers, 0, 10, 20, 30)
      await endMeter(db, hers)
      await booked.stay('consultant', 60, 600)
      await booked.sweep(606)
      expect(await row()).toMatchObject({ state: 'client_absent', fee: FEE })
    })

    test('a consultant who is cut off is not missed after five minutes, and has what is left of the ten', async () => {
      await booked.stay('consultant', -20, -4)
      await beats(hers, -20, -10, -5)
      await booked.stay('client', 0, 306)
      await booked.sweep(306)
      expect(await row()).toMatchObject({ state: 'confirmed' })
      await booked.stay('both', 310, 420, { says: true })
      await booked.sweep(606)
      expect(await booked.read()).toMatchObject({ booked: { attendance: 'kept' } })
    })
  })
})
