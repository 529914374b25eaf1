import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { grantMinutes } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { listMinutes } from '#domains/wallet/minutes/sql.ts'
import { expireMinutes } from '#domains/wallet/minutes/expire-minutes.ts'
import { leftMs } from '#domains/wallet/minutes/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import type { BookedConsultation } from '#test/support/booked-consultation.ts'
import { openBookings, type OpenBookings } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { cancelBooking } from './cancel-booking.ts'
import { endImpossible } from './end-impossible.ts'
import { settleBooking } from './open-room.ts'

const DAY = 86_400
const WEEK = 7 * DAY
/** The booking is eight days ahead, and the minutes that pay it end while its room is open. */
const START = 8 * DAY
const END = START + 60

const db = await freshDatabase({ max: 1 })
let { bookings, ana, luna } = {} as OpenBookings
let booked: BookedConsultation
beforeEach(() => given())

/** Ana's hour of a plan that was extended once, half of which pays her booking. */
async function given({ minutes = 60, ends = END, isRolledOver = true } = {}) {
  ;({ bookings, ana, luna } = await openBookings(db, 20_001n))
  const terms = { kind: 'plan', title: 'Plano de uma hora', value: 12_001n, ceiling: null } as const
  const [grantedAt, expiresAt] = [secondsAfterNoon(ends - 31 * DAY), secondsAfterNoon(ends)]
  const pack = { ...terms, id: crypto.randomUUID(), personId: ana, totalMs: BigInt(minutes) * 60_000n }
  await inTransaction(db, (tx) => grantMinutes(tx, { ...pack, grantedAt, expiresAt }))
  if (isRolledOver) await db`update grants set rolled_over_at = ${NOON} where person_id = ${ana} and plan = 'plan'`
  booked = await book()
}
const book = (start = START) => bookings.book({ start, withMinutes: true })

/** How many minutes Ana can use once the job has run, so many seconds after noon. */
async function hasAt(seconds: number) {
  await travelTo(db, secondsAfterNoon(seconds))
  await expireMinutes({ db, clock, log })
  expect(await findLedgerViolations(db)).toEqual([])
  // A part that is kept is a few milliseconds longer, so that its minutes are not dearer.
  return (await listMinutes(db, ana)).reduce((sum, pack) => sum + Math.floor(Number(leftMs(pack)) / 60_000), 0)
}
async function travel(seconds: number) {
  await travelTo(db, secondsAfterNoon(seconds))
  return secondsAfterNoon(seconds)
}
const cancelAt = async (seconds: number, personId: string) => {
  await travel(seconds)
  await cancelBooking(db, { id: booked.id, personId, seen: 1_000n, seenMs: 600_000n, clock })
}

test('the consultant does not come: minutes that ended meanwhile can be used for seven days', async () => {
  await booked.open()
  await booked.stay('client', 0, 306)
  await booked.at(306)
  await closeOverdueConsultation(db, { id: booked.id, clock })
  expect(await hasAt(START + 306), 'before its booking is settled').toBe(30)
  await settleBooking(db, { id: booked.id, clock })
  expect(await hasAt(START + 306 + WEEK - 1)).toBe(30)
  expect(await hasAt(START + 306 + WEEK)).toBe(0)
})

test('the consultant cancels shortly before they end: the same, and what else is left of them ends as before', async () => {
  await cancelAt(START - 1, luna)
  expect(await hasAt(END - 1)).toBe(60)
  expect(await hasAt(END)).toBe(30)
  expect(await hasAt(START - 1 + WEEK - 1)).toBe(30)
  expect(await hasAt(START - 1 + WEEK)).toBe(0)
})

test('its room does not open, by our fault: the same', async () => {
  await booked.open(600)
  expect(await hasAt(START + 600 + WEEK - 1)).toBe(30)
  expect(await hasAt(START + 600 + WEEK)).toBe(0)
})

test.each([
  ['consultant blocks the client: the same', 'consultant', 30],
  ['client blocks the consultant: they end as before', 'client', 0],
] as const)('the %s', async (_, by, has) => {
  await travel(DAY)
  const [personId, otherId] = by === 'client' ? [ana, luna] : [luna, ana]
  await blockPerson(db, { by, personId, otherId, clock })
  await travel(START - 1)
  await endImpossible(db, { id: booked.id, clock })
  expect(await hasAt(END)).toBe(has)
})

test('the client cancels: they end as before', async () => {
  await cancelAt(START - 1, ana)
  expect(await hasAt(END - 1)).toBe(50)
  expect(await hasAt(END)).toBe(0)
})

test('the client does not come: they end as before', async () => {
  await booked.open()
  await booked.stay('consultant', 0, 600)
  await booked.sweep(606)
  expect(await hasAt(START + 606)).toBe(0)
})

test('what was kept is kept again when the consultant fails again', async () => {
  await cancelAt(START - 1, luna)
  await travel(END)
  await expireMinutes({ db, clock, log })
  booked = await book(START + DAY)
  await cancelAt(START + DAY - 1, luna)
  expect(await hasAt(START + DAY - 1 + WEEK - 1)).toBe(30)
  expect(await hasAt(START + DAY - 1 + WEEK)).toBe(0)
})

test('minutes that last longer keep their end', async () => {
  await given({ ends: 30 * DAY })
  await cancelAt(START - 1, luna)
  expect(await hasAt(30 * DAY - 1)).toBe(60)
  expect(await hasAt(30 * DAY)).toBe(0)
})

test('so do those of a plan that was not extended yet: all of them are', async () => {
  await given({ isRolledOver: false })
  await cancelAt(START - 1, luna)
  expect(await hasAt(END)).toBe(60)
  expect(await hasAt(END + 31 * DAY)).toBe(0)
})
