import { test } from 'vitest'
import { newDatabase } from '#test/support/database.ts'
import { seedOfThisRun } from '#test/support/seeded-random.ts'
import { checkThreads } from './check-threads.ts'

const seed = seedOfThisRun()

test(`every centavo of a thread is back or used once over eight random sequences (SEED=${seed})`, async () =>
  void (await checkThreads(await newDatabase({ max: 3 }), { seed, sequences: 8 })))
