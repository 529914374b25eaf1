import { expect, test } from 'vitest'
import { freshDatabase, ownerOf } from './database.ts'

test('every call gives a separate, migrated and empty database', async () => {
  const [ana, luna] = await Promise.all([freshDatabase(), freshDatabase()])
  await ownerOf(ana)`create table only_here (id int)`
  await expect(luna`select 1 from only_here`).rejects.toThrow('only_here')
  const [row] = await luna<{ count: number }[]>`select count(*)::int as count from migrations`
  expect(row!.count).toBeGreaterThanOrEqual(0)
})

test('int8 is read as a bigint', async () => {
  const db = await freshDatabase()
  expect(await db`select 5000::int8 as amount`).toEqual([{ amount: 5000n }])
})
