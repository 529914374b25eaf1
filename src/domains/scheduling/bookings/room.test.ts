import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceOf, grantBonus } from '#domains/wallet/index.ts'
import { promotionalOf, availableOf } from '#domains/wallet/rules.ts'
import { travelTo } from '#platform/clock.ts'
import { inTransaction } from '#platform/db.ts'
import { BookedConsultation } from '#test/support/booked-consultation.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { type BookedHalfHour, bookHalfHour, FEE, HAD, shareOf, WHOLE } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { aClient } from '#test/support/people.ts'

const db = await freshDatabase({ max: 1 })
let { bookings, booked, ana, luna } = {} as BookedHalfHour
beforeEach(async () => void ({ bookings, booked, ana, luna } = await bookHalfHour(db)))
afterEach(async () => expect(await booked.endAndFindViolations()).toEqual([]))

test('the room opens ten minutes before, once, and takes the money along', async () => {
  await booked.open(-601)
  expect((await booked.booking()).opened).toBe(false)
  await booked.open()
  await booked.open(-599)
  expect(await booked.read()).toMatchObject({ state: 'accepted', heldCents: WHOLE, booked: { minutes: 30 } })
  expect(await bookings.balances()).toEqual([HAD - WHOLE, 0n, WHOLE, 0n])
  expect(await listBookedViolations(db)).toEqual([])
})

test.each(['client', 'consultant'])('pages of the %s hear that its room opened, and how it ended', async (side) => {
  const moved = { type: 'booking_moved', bookingId: booked.id }
  const hears = (work: () => Promise<unknown>) => factsDuring(db, side === 'client' ? ana : luna, work)
  expect(await hears(() => booked.open())).toContainEqual(moved)
  expect(await hears(() => booked.sweep(606))).toContainEqual(moved)
  expect(await hears(() => booked.sweep(607)), 'once').not.toContainEqual(moved)
})

test('a room that could not open until ten minutes after is undone, and everything is back', async () => {
  await booked.open(600)
  expect(await booked.booking()).toMatchObject({
    state: 'undone',
    reason: 'not_opened',
    opened: false,
    returned: WHOLE,
  })
  expect(await bookings.balances()).toEqual([HAD, 0n, 0n, 0n])
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
  expect(await booked.booking()).toMatchObject({ state: 'kept', fee: 0n, captured: charged, returned: WHOLE - charged })
  expect(await bookings.balances()).toEqual([HAD - charged, 0n, 0n, shareOf(charged)])
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
  expect(await booked.booking()).toMatchObject({ state: 'client_absent', fee: FEE })
  expect(await balanceOf(db, promotionalOf(bia))).toBe(4_000n - FEE)
  expect(await balanceOf(db, availableOf(bia))).toBe(HAD)
})
