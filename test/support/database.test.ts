import { beforeAll, expect, test, vi } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase, isNew, newDatabase, ownerOf } from './database.ts'
import { aClient } from './people.ts'

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

let ofFile: Db
const had: Db[] = []
beforeAll(async () => void (ofFile = await freshDatabase({ max: 5 })))

test.each(['a test', 'the next one'])('%s has an empty database, while that of the file keeps its rows', async () => {
  const db = await freshDatabase({ max: 7 })
  const count = async (where: Db) => (await where`select from people`).length
  expect([await count(db), await count(ofFile)]).toEqual([0, had.length])
  await aClient(db, 'Ana')
  await aClient(ofFile, 'Ana')
  had.push(db)
})

test('the two tests before had one database, and can reach it no more', async () => {
  const [first, second] = had
  expect(first!.options.database).toBe(second!.options.database)
  for (const db of had) await expect(db`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
})

test('a database borrowed while time stands still is the test’s until it goes on', async () => {
  const db = await freshDatabase({ max: 7 })
  expect(db.options.database).toBe(had[0]!.options.database)
  vi.useFakeTimers({ toFake: ['setInterval'] })
  had.push(db)
})

test('it was nobody else’s meanwhile', async () => {
  vi.useRealTimers()
  expect(await had.at(-1)!`select 1 as one`).toEqual([{ one: 1 }])
  expect((await freshDatabase({ max: 7 })).options.database).not.toBe(had[0]!.options.database)
})

test('who owns a database has it alone, and so has who asks for a new one', async () => {
  const [owned, fresh, other] = [await freshDatabase(), await freshDatabase(), await newDatabase()]
  await ownerOf(owned)`create table only_here (id int)`
  expect([isNew(owned), isNew(fresh), isNew(other)]).toEqual([false, false, true])
  had.splice(0, Infinity, owned)
})

test('which no later test sees', async () => {
  for (const db of [await freshDatabase(), await freshDatabase()]) {
    expect(db.options.database).not.toBe(had[0]!.options.database)
    await expect(db`select 1 from only_here`).rejects.toThrow('only_here')
  }
})
