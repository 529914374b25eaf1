import { expect, test } from 'vitest'
import { Books } from '#test/support/check-books.ts'
import { freshDatabase, newDatabase } from '#test/support/database.ts'
import { aRandomHistory } from '#test/support/random-history.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { checkPurchases } from '#test/purchase-model/check-purchases.ts'

const SEED = seedOfThisRun()
const HISTORIES = 200
const PER_CHECK = 50

test(`the months of ${HISTORIES} random histories, closed at any time, add up to the ledger, seed ${SEED}`, async () => {
  const db = await freshDatabase({ max: 4 })
  const random = seededRandom(SEED)
  const books = await Books.open(db)
  for (let n = 1; n <= HISTORIES; n++) {
    const { endsAt } = await aRandomHistory(db, random)
    await books.move(random)
    await books.checkOwedAt(new Date(endsAt.getTime() - random.below(100 * 86_400_000)))
    if (n % PER_CHECK === 0) await books.check()
  }
})

test(`so do the months of ${HISTORIES} random sequences of real purchases, rooms, refunds and payouts, seed ${SEED}`, async () => {
  const db = await newDatabase({ max: 4 })
  const random = seededRandom(SEED)
  const books = await Books.open(db)
  for (let n = 0; n < HISTORIES / PER_CHECK; n++) {
    expect((await checkPurchases(db, { seed: SEED + n, sequences: PER_CHECK })).violations).toEqual([])
    await books.move(random)
    await books.check()
    await books.checkOwedAt(new Date())
  }
})
