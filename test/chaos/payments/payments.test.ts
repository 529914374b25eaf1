import { expect, test } from 'vitest'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded.ts'
import { stormPayments } from './storm-payments.ts'

test('a hundred payments by Pix and card, given back, contested, rung about a thousand times in every wrong way: each is credited exactly once', async () => {
  const url = await freshDatabaseUrl()
  const seed = seedOfThisRun()
  console.info(`payments storm: SEED=${seed}`)
  const storm = await stormPayments([connectTo(url), connectTo(url)], { payments: 100, seed })
  console.info(`payments storm: ${JSON.stringify(storm)}`)
  expect(storm, `replay with SEED=${seed}`).toMatchObject({ lost: 0, doubled: 0, differing: 0, violations: [] })
  expect(storm.credited).toBeGreaterThan(30)
  expect(storm.forged).toBeGreaterThan(30)
}, 120_000)
