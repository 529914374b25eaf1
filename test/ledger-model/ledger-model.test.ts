import { test } from 'vitest'
import { freshDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { checkLedger } from './check-ledger.ts'

const seed = seedOfThisRun()

test(`the ledger matches the model over thirty random sequences (SEED=${seed})`, async () =>
  checkLedger(await freshDatabase(), { seed, sequences: 30 }))
