import { test } from 'vitest'
import { Books } from '#test/support/check-books.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aRandomHistory } from '#test/support/random-history.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'

const SEED = seedOfThisRun()

test(`the months of random histories, closed at any time, add up to the ledger, seed ${SEED}`, async () => {
  const db = await freshDatabase({ max: 4 })
  const random = seededRandom(SEED)
  const books = await Books.open(db)
  for (let n = 0; n < 4; n++) {
    const { endsAt } = await aRandomHistory(db, random)
    // What the next history posts of this month comes late.
    if (n === 0) await books.close()
    await books.move(random)
    await books.checkOwedAt(new Date(endsAt.getTime() - random.below(100 * 86_400_000)))
  }
  await books.close()
  await books.check()
})
