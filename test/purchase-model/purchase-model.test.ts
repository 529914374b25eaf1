import { expect, test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { checkPurchases } from './check-purchases.ts'

const SEQUENCES = Number(process.env.SEQUENCES ?? 300)
const seed = seedOfThisRun()

test(`whatever is bought, used and taken back in any order keeps P1 to P7 over ${SEQUENCES} random sequences (SEED=${seed})`, {
  timeout: 120_000 + SEQUENCES * 400,
}, async () => {
  const { violations } = await checkPurchases(await freshDatabase(), { seed, sequences: SEQUENCES })
  expect(violations).toEqual([])
})
