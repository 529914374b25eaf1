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

test('gives what it has while it reads again, unless that is too old', async () => {
  const asked: ((reads: number | Error) => void)[] = []
  const read = cachedRead(
    10,
    () =>
      new Promise<number>((resolve, reject) =>
        asked.push((given) => (given instanceof Error ? reject(given) : resolve(given))),
      ),
    { staleMs: 100 },
  )
  const [db, at] = [{} as Db, (ms: number) => new Date(1_000_000 + ms)]
  const first = read(db, at(0))
  asked[0]!(1)
  expect(await first).toBe(1)
  expect([await read(db, at(10)), await read(db, at(20)), asked.length]).toEqual([1, 1, 2])
  asked[1]!(new Error('the database is away'))
  await Promise.resolve()
  expect([await read(db, at(30)), asked.length]).toEqual([1, 3])
  asked[2]!(2)
  await Promise.resolve()
  expect([await read(db, at(31)), asked.length]).toEqual([2, 3])
  const late = read(db, at(130))
  asked[3]!(3)
  expect(await late).toBe(3)
})
