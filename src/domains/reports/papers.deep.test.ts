import { test } from 'vitest'
import { checkPapersOfAHistory } from '#test/support/check-papers.ts'
import { freshDatabase } from '#test/support/database.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'

const SEED = seedOfThisRun()
const HISTORIES = 200

test(`the columns of all papers of ${HISTORIES} random histories add up to the ledger, seed ${SEED}`, async () => {
  const db = await freshDatabase()
  const random = seededRandom(SEED)
  for (let n = 0; n < HISTORIES; n++) await checkPapersOfAHistory(db, random, n % 8 === 0)
})
