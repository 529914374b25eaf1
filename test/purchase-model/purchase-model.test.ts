import { expect, test } from 'vitest'
import { newDatabase } from '#test/support/database.ts'
import { checkPurchases } from './check-purchases.ts'

const SEQUENCES = Number(process.env.SEQUENCES ?? 300)
/** The same sequences in every run, so that a failure is a change of the code. `npm run chaos` tries new ones. */
const seed = Number(process.env.SEED ?? 20_261_122)

test(`whatever is bought, used, taken back, earned and paid out in any order keeps P1 to P7 and adds up over ${SEQUENCES} random sequences (SEED=${seed})`, {
  timeout: 120_000 + SEQUENCES * 400,
}, async () => {
  const { violations } = await checkPurchases(await newDatabase({ max: 3 }), { seed, sequences: SEQUENCES })
  expect(violations).toEqual([])
})
