import { expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant } from '#test/support/people.ts'
import { cachedTransparency, CACHE_MS } from './cached-transparency.ts'
import { countTransparency, type TransparencyCounts } from './sql.ts'

test('counts zeros and the consultants of an empty platform', async () => {
  const db = await freshDatabase()
  await aConsultant(db, 'Luna')
  expect(await countTransparency(db)).toEqual({
    consultants: 1,
    consultations: 0,
    provenSeconds: 0,
    unbilledSeconds: 0,
    freeConsultations: 0,
    chargedCents: 0n,
    paidToConsultantsCents: 0n,
    releasedCents: 0n,
    refundedConsultations: 0,
    refundedCents: 0n,
    reviews: 0,
    removedReviews: 0,
    receipts: 0,
  })
})

test('counts once for all readers within five minutes, and again after a failure', async () => {
  let counts = 0
  const figures = cachedTransparency(async () => {
    if (++counts === 2) throw new Error('the database is away')
    return { consultants: counts } as TransparencyCounts
  })
  const db = undefined as unknown as Db
  const at = (ms: number) => new Date(1_000_000 + ms)
  const together = await Promise.all([figures(db, at(0)), figures(db, at(1)), figures(db, at(CACHE_MS - 1))])
  expect(together.map(({ consultants }) => consultants)).toEqual([1, 1, 1])
  await expect(figures(db, at(CACHE_MS))).rejects.toThrow('away')
  expect((await figures(db, at(CACHE_MS + 1))).consultants).toBe(3)
})
