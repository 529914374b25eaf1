import { expect, test } from 'vitest'
import { continueConsultation } from '#domains/consultations/lifecycle/continue-consultation.ts'
import { setLimit } from '#domains/limits/set-limit.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { openBookingFixture } from '#test/support/booking-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'

test('a limit of one consultation that is tightened after the booked time holds at once', async () => {
  const db = await freshDatabase({ max: 1 })
  const { ana, book } = await openBookingFixture(db)
  const booked = await book({ minutes: 20 })
  await booked.open()
  await booked.stay('both', 0, 1_230, { says: true })
  expect(await booked.read()).toMatchObject({ state: 'paused', reason: 'booked_time_over' })
  await continueConsultation(db, { id: booked.id, clientId: ana, clock })
  const { heldCents } = await booked.read()
  await setLimit(db, { personId: ana, period: 'consultation', amount: 1_000n, clock })
  await booked.stay('both', 1_232, 1_232 + 480, { says: true })
  expect((await booked.read()).heldCents).toBe(heldCents)
  await booked.stay('both', 1_713, 1_713 + 240, { says: true })
  expect(await booked.read()).toMatchObject({ state: 'ended', reason: 'limit_reached', capturedCents: heldCents })
  expect(await booked.endAndFindViolations()).toEqual([])
})
