import { test } from 'vitest'
import { newDatabase } from '#test/support/database.ts'
import { checkThreads } from './check-threads.ts'

/** The same sequences in every run; `npm test` tries new ones. */
const seed = Number(process.env.SEED ?? 20_261_129)

test(`every centavo of a thread is back or used once over three hundred random sequences (SEED=${seed})`, async () =>
  void (await checkThreads(await newDatabase({ max: 3 }), { seed, sequences: 300 })))
