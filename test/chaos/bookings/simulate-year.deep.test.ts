import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { hasYearFaults, simulateYear } from './simulate-year.ts'

test('forty bookings of five weeks end as the rules say, each reminded once, with a whole ledger', async () => {
  const seed = seedOfThisRun()
  const db = await freshDatabase({ max: 1 })
  const result = await simulateYear(db, { bookings: 40, consultants: 4, clients: 8, days: 35, seed })
  expect(hasYearFaults(result), `replay with SEED=${seed}: ${JSON.stringify(result, undefined, 1)}`).toBe(false)
  expect(result.booked).toBeGreaterThan(25)
  expect(Object.keys(result.outcomes).length).toBeGreaterThan(3)
})
