import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#domains/clients/block-person.ts'
import { setVacation } from '#domains/consultants/vacation/set-vacation.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { expireBonuses } from '#domains/wallet/grants/expire-bonuses.ts'
import { balanceOf, freezePurchase, grantBonus, unfreezePurchase } from '#domains/wallet/index.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { promotionalOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { BookedConsultation, PRICE } from '#test/support/booked-consultation.ts'
import { type BookingFixture, openBookingFixture } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { NOON, secondsAfterNoon } from '#test/support/metered-consultation.ts'
import { aClient } from '#test/support/people.ts'
import { cancelBooking } from './cancel-booking.ts'
import { endImpossible } from './end-impossible.ts'
import { settleBooking } from './open-room.ts'
import { COMPENSATION } from './rules.ts'

const DAY = 86_400
/** The booking is eight days ahead, and its bonus ends after one. */
const START = 8 * DAY
const BONUS = PRICE * 30n

const db = await freshDatabase({ max: 1 })
let { ana, luna } = {} as BookingFixture
let booked: BookedConsultation
beforeEach(async () => {
  ;({ ana, luna } = await openBookingFixture(db, 0n))
  await grantUntil(DAY, BONUS)
  booked = await book()
})

const book = (start = START) => BookedConsultation.book(db, { client: ana, consultant: luna }, { start })
const grantUntil = (seconds: number, amount: bigint) =>
  inTransaction(db, (tx) =>
    grantBonus(tx, {
      id: crypto.randomUUID(),
      personId: ana,
      amount,
      grantedAt: NOON,
      expiresAt: secondsAfterNoon(seconds),
    }),
  )

/** What Ana has of her bonus once the job has run, so many seconds after noon. */
async function hasAt(seconds: number) {
  await travelTo(db, secondsAfterNoon(seconds))
  await expireBonuses({ db, clock, log })
  expect(await findLedgerViolations(db)).toEqual([])
  return balanceOf(db, promotionalOf(ana))
}
async function travel(seconds: number) {
  await travelTo(db, secondsAfterNoon(seconds))
  return secondsAfterNoon(seconds)
}
const cancelAt = async (seconds: number, personId: string) => {
  await travelTo(db, secondsAfterNoon(seconds))
  await cancelBooking(db, { id: booked.id, personId, seen: 0n, clock })
}

test('the consultant cancels: bonus that ended while it was aside can be used for seven days', async () => {
  await cancelAt(3 * DAY, luna)
  expect(await hasAt(10 * DAY - 1)).toBe(BONUS)
  expect(await hasAt(10 * DAY)).toBe(0n)
})

test('the consultant goes on vacation: the same', async () => {
  await travelTo(db, secondsAfterNoon(3 * DAY))
  await setVacation(db, { consultantId: luna, lastDay: '2026-12-31', now: secondsAfterNoon(3 * DAY) })
  await endImpossible(db, { id: booked.id, clock })
  expect(await hasAt(10 * DAY - 1)).toBe(BONUS)
})

test('the consultant does not come: the same, beside the compensation', async () => {
  await booked.open()
  await booked.stay('client', 0, 600)
  await booked.sweep(606)
  expect(await hasAt(START + 606 + 7 * DAY - 1)).toBe(BONUS + COMPENSATION)
  expect(await hasAt(START + 606 + 7 * DAY)).toBe(COMPENSATION)
})

test('its room does not open, by our fault: the same', async () => {
  await booked.open(600)
  expect(await hasAt(START + 600 + 7 * DAY - 1)).toBe(BONUS)
})

const block = (by: 'client' | 'consultant') => {
  const [personId, otherId] = by === 'client' ? [ana, luna] : [luna, ana]
  return blockPerson(db, { by, personId, otherId, clock })
}
test.each<[string, () => Promise<unknown>, bigint]>([
  ['the consultant blocks the client: the same', () => block('consultant'), BONUS],
  ['the consultant is approved no more: the same', () => disapprove(), BONUS],
  ['the client blocks the consultant: it is over', () => block('client'), 0n],
  ['so it is when both do', async () => [await block('consultant'), await block('client')], 0n],
  ['or when the client takes a break', () => takeBreak(db, { personId: ana, length: 'week', clock }), 0n],
])('%s', async (_, happens, has) => {
  await travel(3 * DAY)
  await happens()
  await endImpossible(db, { id: booked.id, clock })
  expect(await db`select reason from bookings where id = ${booked.id}`).toEqual([{ reason: 'not_possible' }])
  expect(await hasAt(10 * DAY - 1)).toBe(has)
  expect(await hasAt(10 * DAY)).toBe(0n)
})
const disapprove = () => db`update consultants set approved_at = null, approved_by = null where id = ${luna}`

test('the client cancels: what ended while it was aside is over', async () => {
  await cancelAt(3 * DAY, ana)
  expect(await hasAt(3 * DAY)).toBe(0n)
})

test('bonus that was not aside ends when it would have', async () => {
  await grantUntil(4 * DAY, 500n)
  await cancelAt(3 * DAY, luna)
  expect(await hasAt(4 * DAY - 1)).toBe(BONUS + 500n)
  expect(await hasAt(4 * DAY)).toBe(BONUS)
})

test('nor is what else is left of the same bonus kept', async () => {
  await cancelAt(0, luna)
  ana = await aClient(db, 'Ana', 0n)
  await grantUntil(4 * DAY, BONUS + 500n)
  booked = await book()
  await cancelAt(3 * DAY, luna)
  expect(await hasAt(4 * DAY - 1)).toBe(BONUS + 500n)
  expect(await hasAt(4 * DAY)).toBe(BONUS)
  expect(await hasAt(10 * DAY - 1)).toBe(BONUS)
  expect(await hasAt(10 * DAY)).toBe(0n)
})

test('what was kept is kept again when the consultant fails again', async () => {
  await cancelAt(0, luna)
  await travel(2 * DAY)
  booked = await book(9 * DAY)
  await cancelAt(8 * DAY, luna)
  expect(await hasAt(15 * DAY - 1)).toBe(BONUS)
  expect(await hasAt(15 * DAY)).toBe(0n)
})

test('it does not end between the end of the room and that of its booking', async () => {
  await booked.open()
  await booked.stay('client', 0, 600)
  await booked.at(606)
  await closeOverdueConsultation(db, { id: booked.id, clock })
  await hasAt(START + 606)
  await settleBooking(db, { id: booked.id, clock })
  expect(await hasAt(START + 606 + 7 * DAY - 1)).toBe(BONUS + COMPENSATION)
})

test.each([
  ['before its booking fails: for seven days', 2 * DAY, 37 * DAY],
  ['after it failed: for what it had left of them', 5 * DAY, 35 * DAY],
])('a dispute freezes it %s after the dispute is won', async (_, frozen, ends) => {
  const paymentId = crypto.randomUUID()
  await db`select amend_bonus(id, jsonb_build_object('payment_id', ${paymentId}::uuid, 'value', 1)) from grants
    where person_id = ${ana} and kind = 'bonus'`
  const purchase = { paymentId, personId: ana, by: paymentId }
  const freeze = async () => {
    const at = await travel(frozen)
    await inTransaction(db, (tx) => freezePurchase(tx, { ...purchase, at }))
  }
  if (frozen < 3 * DAY) await freeze()
  await cancelAt(3 * DAY, luna)
  if (frozen > 3 * DAY) await freeze()
  const at = await travel(30 * DAY)
  await inTransaction(db, (tx) => unfreezePurchase(tx, { ...purchase, at }))
  expect(await hasAt(ends - 1)).toBe(BONUS)
  expect(await hasAt(ends)).toBe(0n)
})

test('bonus that lasts longer keeps its end', async () => {
  await cancelAt(0, luna)
  ana = await aClient(db, 'Ana', 0n)
  await grantUntil(30 * DAY, BONUS)
  booked = await book()
  await cancelAt(3 * DAY, luna)
  expect(await hasAt(30 * DAY - 1)).toBe(BONUS)
  expect(await hasAt(30 * DAY)).toBe(0n)
})
