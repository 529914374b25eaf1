import { expect, test } from 'vitest'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { runMonths } from './run-months.ts'

test('twelve subscriptions over fourteen simulated months match the calendar model: nothing is charged twice or without a warning', async () => {
  const url = await freshDatabaseUrl()
  const seed = seedOfThisRun()
  console.info(`subscription model: SEED=${seed}`)
  const outcome = await runMonths([connectTo(url), connectTo(url)], { subscriptions: 12, months: 14, seed })
  expect(outcome, `replay with SEED=${seed}`).toMatchObject({ differing: [], doubled: 0, unwarned: 0, violations: [] })
  expect(outcome.months).toBeGreaterThan(30)
  expect(outcome.attempts).toBeGreaterThan(20)
})
