import { expect, test } from 'vitest'
import { newDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { checkPurchases } from './check-purchases.ts'

const seed = seedOfThisRun()

test(`whatever is bought, used, taken back, earned and paid out in any order keeps P1 to P7 and adds up over thirty random sequences (SEED=${seed})`, async () => {
  const { violations } = await checkPurchases(await newDatabase({ max: 3 }), { seed, sequences: 30 })
  expect(violations).toEqual([])
})
