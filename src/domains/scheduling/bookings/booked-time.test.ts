import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { continueConsultation } from '#domains/consultations/lifecycle/continue-consultation.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { type BookedConsultation, PRICE } from '#test/support/booked-consultation.ts'
import { type BookingFixture, HAD, openBookingFixture, shareOf } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'

const WHOLE = PRICE * 30n

let db: Db
let bookings: BookingFixture
let booked: BookedConsultation
beforeAll(async () => {
  db = await freshDatabase({ max: 1 })
})
beforeEach(async () => {
  bookings = await openBookingFixture(db)
  booked = await bookings.book()
})
afterEach(async () => expect(await booked.endAndFindViolations()).toEqual([]))

test('after the booked time the client is asked, and may go on at the price of a minute', async () => {
  await booked.open()
  await booked.stay('both', 0, 1_815, { says: true })
  expect(await booked.read()).toMatchObject({
    state: 'paused',
    reason: 'booked_time_over',
    capturedCents: WHOLE,
    awaitsConfirmation: true,
  })
  await continueConsultation(db, { id: booked.id, clientId: bookings.ana, clock })
  await booked.stay('both', 1_816, 1_900, { says: true })
  await booked.leave('client', 1_901)
  const { capturedCents } = await booked.read()
  expect(capturedCents).toBeGreaterThan(WHOLE)
  expect(await booked.booking()).toMatchObject({ state: 'kept', captured: WHOLE, returned: 0n })
  expect(await bookings.balances()).toEqual([HAD - capturedCents, 0n, 0n, shareOf(capturedCents)])
})

test('without a yes it ends with the booked time; nothing more is charged', async () => {
  await booked.open()
  await booked.stay('both', 0, 1_815, { says: true })
  await booked.sweep(1_950)
  expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'booked_time_over', capturedCents: WHOLE })
  expect(await bookings.balances()).toEqual([HAD - WHOLE, 0n, 0n, shareOf(WHOLE)])
})
