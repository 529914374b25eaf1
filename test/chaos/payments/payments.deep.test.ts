import { expect, test } from 'vitest'
import { connectTo, freshDatabaseUrl } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { stressPayments } from './stress-payments.ts'

test('a hundred Pix and card payments with refunds, disputes and a thousand duplicated, reordered and forged webhooks: each payment is credited exactly once', async () => {
  const url = await freshDatabaseUrl()
  const seed = seedOfThisRun()
  console.info(`payments storm: SEED=${seed}`)
  const counts = await stressPayments([connectTo(url), connectTo(url)], { payments: 100, seed })
  console.info(`payments storm: ${JSON.stringify(counts)}`)
  expect(counts, `replay with SEED=${seed}`).toMatchObject({ lost: 0, doubled: 0, differing: 0, violations: [] })
  expect(counts.credited).toBeGreaterThan(30)
  expect(counts.forged).toBeGreaterThan(30)
  expect(counts.refunds).toBeGreaterThan(0)
  expect(counts.disputes).toBeGreaterThan(0)
})
