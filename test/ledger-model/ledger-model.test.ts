import { test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { checkLedger } from './check-ledger.ts'

const SEQUENCES = Number(process.env.SEQUENCES ?? 300)
const seed = seedOfThisRun()

test(`the ledger matches the model over ${SEQUENCES} random sequences (SEED=${seed})`, {
  timeout: 120_000 + SEQUENCES * 400,
}, async () => {
  await checkLedger(await freshDatabase(), { seed, sequences: SEQUENCES })
})
