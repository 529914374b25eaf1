import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { remindersOf } from './booking-plan.ts'
import { hasYearFaults, simulateYear } from './simulate-year.ts'

const HOUR = 3_600_000

test.each([
  ['booked two days ahead, workers all the time', 48, [23.5, 0.5], ['day', 'hour']],
  ['booked in the afternoon for the morning', 14, [13, 0.5], ['hour']],
  ['workers away until the last hour', 48, [30, 0.5], ['hour']],
  ['workers away until after the start', 48, [30], []],
] as const)('the model of reminders: %s', (_name, ahead, runs, expected) =>
  expect(
    remindersOf(
      { agreedAt: -ahead * HOUR, startsAt: 0, openUntil: 0 },
      runs.map((before) => -before * HOUR),
    ),
  ).toEqual(expected),
)

test('forty bookings of five weeks end as the rules say, each reminded once, with a whole ledger', {
  timeout: 180_000,
}, async () => {
  const seed = seedOfThisRun()
  const db = await freshDatabase({ max: 1 })
  const result = await simulateYear(db, { bookings: 40, consultants: 4, clients: 8, days: 35, seed })
  expect(hasYearFaults(result), `replay with SEED=${seed}: ${JSON.stringify(result, undefined, 1)}`).toBe(false)
  expect(result.booked).toBeGreaterThan(25)
  expect(Object.keys(result.outcomes).length).toBeGreaterThan(3)
})
