import { expect, test } from 'vitest'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { describeSchema } from '#platform/schema-dump.ts'
import { freshDatabase } from './database.ts'

test('db/schema.sql is what migrations and functions make (vitest run test/support/schema.test.ts -u writes it)', async () => {
  await expect(await describeSchema(await freshDatabase())).toMatchFileSnapshot('../../db/schema.sql')
})

test('the database has exactly the functions of db/functions, and no body twice', async () => {
  const db = await freshDatabase()
  const made = await db<{ name: string; body: string }[]>`
    select proname as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body from pg_proc
    where pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
      and oid not in (select objid from pg_depend where deptype = 'e')`
  expect(made.map(({ name }) => name).toSorted()).toEqual(readDatabaseFiles().functions.map(({ name }) => name))
  expect(new Set(made.map(({ body }) => body.replaceAll(/\s+/g, ' '))).size).toBe(made.length)
})
