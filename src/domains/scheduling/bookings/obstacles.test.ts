import { beforeEach, describe, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import type { BreakLength } from '#domains/limits/rules.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { promotionalOf, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { PRICE } from '#test/support/booked-consultation.ts'
import { FEE, openBookings, type OpenBookings } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { becomeProgram } from '#test/support/people.ts'
import { cancelBooking } from './cancel-booking.ts'
import { endImpossible } from './end-impossible.ts'
import { rescheduleBooking } from './reschedule-booking.ts'
import { listImpossible } from './obstacles.sql.ts'
import { readBooking } from './read-bookings.ts'
import { reserveBooking } from './reserve-booking.ts'

const HOUR = 3_600
/** Two days ahead: cancelling costs nothing until twelve hours before. */
const START = 48 * HOUR
const FREE_UNTIL = START - 12 * HOUR
const db = await freshDatabase({ max: 1 })

describe('what keeps a booking from taking place', () => {
  let { bookings, ana, luna } = {} as OpenBookings
  beforeEach(async () => void ({ bookings, ana, luna } = await openBookings(db)))

  const book = () => bookings.book({ start: START })
  /** Seconds after noon. */
  const goTo = (seconds: number) => travelTo(db, secondsAfterNoon(seconds))
  const work = async () => {
    for (const { id } of await listImpossible(db, await clock(db), 100, [])) await endImpossible(db, { id, clock })
  }
  const read = async (id: string, personId = ana) => readBooking(db, id, { personId, now: await clock(db) })
  const told = (id: string) =>
    db`select from mails where key like ${`booking:${id}:%`} and key not like '%:confirmed:%'`
  const breakFor = (length: BreakLength) => takeBreak(db, { personId: ana, length, clock })
  const clientBlocks = () => blockPerson(db, { by: 'client', personId: ana, otherId: luna, clock })
  const consultantBlocks = () => blockPerson(db, { by: 'consultant', personId: luna, otherId: ana, clock })
  const vacation = async () => setVacation(db, { consultantId: luna, lastDay: '2026-11-22', now: await clock(db) })
  const leave = () => db`update consultants set approved_at = null, approved_by = null where id = ${luna}`

  type Act = () => Promise<unknown>
  // What happens, and why that ends the booking when it is in time, and when it is late; null: it stands.
  const acts: [string, Act, inTime: string, late: string | null][] = [
    ['the client blocks', clientBlocks, 'not_possible', null],
    ['the consultant blocks', consultantBlocks, 'not_possible', null],
    ['the consultant goes on vacation', vacation, 'vacation', null],
    ['the client takes a break of a day', () => breakFor('day'), 'not_possible', null],
    ['the client takes a break of a week', () => breakFor('week'), 'not_possible', 'not_possible'],
    ['the client takes a break for ever', () => breakFor('for_ever'), 'not_possible', 'not_possible'],
    ['the consultant is approved no more', leave, 'not_possible', 'not_possible'],
    ['a program attends in the consultant’s name', () => becomeProgram(db, luna), 'not_possible', 'not_possible'],
  ]
  test.each(
    acts.flatMap(([name, happens, inTime, late]): [string, string, Act, number, string | null][] => [
      [name, 'at the last free instant', happens, FREE_UNTIL, inTime],
      [name, 'a millisecond later', happens, FREE_UNTIL + 0.001, late],
    ]),
  )('%s %s, and the worker comes late', async (_name, _when, happens, at, reason) => {
    const { id } = await book()
    await goTo(at)
    await happens()
    await goTo(START - HOUR)
    await work()
    const ended = { state: 'cancelled', reason, feeCents: 0n, returnedCents: PRICE * 30n }
    expect(await read(id)).toMatchObject(reason ? ended : { state: 'confirmed', cancellingCostsCents: FEE })
    expect(await told(id)).toHaveLength(reason ? 2 : 0)
  })

  test.each<[string, Act]>([
    ['block by the client', clientBlocks],
    ['block by the consultant', consultantBlocks],
    ['break of a day', () => breakFor('day')],
    ['vacation', vacation],
  ])(
    'a booking that stands after a late %s has its room, and either leaves it at the usual price',
    async (_name, happens) => {
      const booked = await book()
      await goTo(START - 2 * HOUR)
      await happens()
      await work()
      await booked.open()
      expect(await read(booked.id)).toMatchObject({ state: 'confirmed', openedAt: secondsAfterNoon(START - 600) })
      await cancelBooking(db, { id: booked.id, personId: ana, seen: FEE, clock })
      expect(await balanceOf(db, toClearOf(luna))).toBe(1_944n)
    },
  )

  test('a planned vacation ends the bookings within it alone', async () => {
    const { id } = await book()
    const day = (await read(id)).startsAt.toISOString().slice(0, 10)
    const dayAfter = new Date(Date.parse(day) + 24 * HOUR * 1000).toISOString().slice(0, 10)
    const plan = async (firstDay: string, lastDay: string) =>
      setVacation(db, { consultantId: luna, firstDay, lastDay, now: await clock(db) })
    await plan(dayAfter, dayAfter)
    await work()
    expect(await read(id)).toMatchObject({ state: 'confirmed' })
    await plan(day, dayAfter)
    await work()
    expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'vacation' })
  })

  test('a consultant who blocks late and cancels pays the bonus, which counts in public', async () => {
    const { id } = await book()
    await goTo(START - 2 * HOUR)
    await consultantBlocks()
    await work()
    expect((await read(id, luna)).cancellingCostsCents).toBe(1_000n)
    await cancelBooking(db, { id, personId: luna, seen: 1_000n, clock })
    expect(await balanceOf(db, promotionalOf(ana))).toBe(1_000n)
    expect(await db`select from late_cancellations where consultant_id = ${luna}`).toHaveLength(1)
  })

  test.each<[string, Act, string]>([
    ['who moved late stays, as the fee does', clientBlocks, 'confirmed'],
    ['whose client moved late goes, as they may cancel', consultantBlocks, 'cancelled'],
  ])('by each side’s own terms: whoever blocks and %s', async (_name, happens, state) => {
    const { id } = await book()
    await goTo(START - 3 * HOUR)
    const startsAt = secondsAfterNoon(START + 72 * HOUR)
    await rescheduleBooking(db, { id, clientId: ana, from: secondsAfterNoon(START), startsAt, clock })
    await happens()
    await work()
    expect(await read(id)).toMatchObject({ state, feeCents: 0n })
  })

  test('a reservation that is not paid ends for whatever happens', async () => {
    const startsAt = secondsAfterNoon(2 * HOUR)
    const place = { startsAt, minutes: 30, channel: 'chat', zone: 'America/Belem', seen: PRICE * 30n } as const
    const { id } = await reserveBooking(db, {
      id: crypto.randomUUID(),
      clientId: ana,
      consultantId: luna,
      ...place,
      clock,
    })
    await clientBlocks()
    await work()
    expect(await read(id)).toMatchObject({ state: 'cancelled', reason: 'not_possible' })
  })
})
