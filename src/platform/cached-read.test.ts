import { expect, test } from 'vitest'
import { cachedRead } from './cached-read.ts'
import type { Db } from './db.ts'

test('reads once for all readers of a database while the answer is fresh, and again after a failure', async () => {
  let reads = 0
  const read = cachedRead(10_000, async () => {
    if (++reads === 2) throw new Error('the database is away')
    return reads
  })
  const [db, other] = [{} as Db, {} as Db]
  const at = (ms: number) => new Date(1_000_000 + ms)
  expect(await Promise.all([read(db, at(0)), read(db, at(1)), read(db, at(9_999))])).toEqual([1, 1, 1])
  await expect(read(db, at(10_000))).rejects.toThrow('away')
  expect(await read(db, at(10_001))).toBe(3)
  expect(await read(other, at(10_001))).toBe(4)
})
