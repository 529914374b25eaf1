import { expect, test } from 'vitest'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { describeSchema } from '#platform/schema-dump.ts'
import { newDatabase } from './database.ts'

test('db/schema.sql is what migrations and functions make (vitest run test/support/schema.test.ts -u writes it)', async () => {
  await expect(await describeSchema(await newDatabase())).toMatchFileSnapshot('../../db/schema.sql')
})

test('the database has exactly the functions of db/functions, and no body twice', async () => {
  const db = await newDatabase()
  const made = await db<{ name: string; body: string }[]>`
    select proname as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body from pg_proc
    where pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
      and oid not in (select objid from pg_depend where deptype = 'e')`
  expect(made.map(({ name }) => name).toSorted()).toEqual(readDatabaseFiles().functions.map(({ name }) => name))
  expect(new Set(made.map(({ body }) => body.replaceAll(/\s+/g, ' '))).size).toBe(made.length)
})

test('no query is planned by the index of an exclusion constraint (docs/decisions/0117)', async () => {
  const db = await newDatabase()
  const constraints = await db<{ index: string; table: string; columns: string[] }[]>`
    select i.indexrelid::regclass::text as index, i.indrelid::regclass::text as table, array(
        select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any (i.indkey) and attnum > 0
      ) as columns
    from pg_index i where i.indisexclusion`
  expect(constraints.length).toBeGreaterThan(5)
  // As narrow as a query of this product gets, and dearer without an index than with any.
  const stated: Record<string, string> = {
    bookings: `and state in ('reserved', 'confirmed')`,
    claims: 'and platform_pays_again_at is not null',
  }
  const plans = await Promise.all(
    constraints.map(async ({ index, table, columns }) => {
      const equal = columns.map((column) => `${column} = (select ${column} from ${table} limit 1)`).join(' and ')
      const plan = await db.begin(async (tx) => {
        await tx`set local enable_seqscan = off`
        await tx`set local enable_bitmapscan = off`
        return tx.unsafe(`explain select from ${table} where ${equal} ${stated[table] ?? ''}`)
      })
      return { index, plan: plan.map((row) => row['QUERY PLAN']).join('\n') }
    }),
  )
  expect(plans.filter(({ index, plan }) => plan.includes(index))).toEqual([])
})
