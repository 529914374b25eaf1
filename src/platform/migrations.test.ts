import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankDatabase } from '#test/support/blank-database.ts'
import { expect, test } from 'vitest'
import { type DatabaseFiles, fingerprintOf, readDatabaseFiles, type SqlFile } from './database-files.ts'
import { AnotherHistory, migrate } from './migrations.ts'

const fileIn =
  (folder: string) =>
  ([name, text]: [string, string]): SqlFile => ({
    path: `db/${folder}/${name}.sql`,
    name,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
  })
const files = (migrations: Record<string, string>, functions: Record<string, string> = {}): DatabaseFiles => ({
  migrations: Object.entries(migrations).map(fileIn('migrations')),
  functions: Object.entries(functions).map(fileIn('functions')),
})

const sql = (signature: string, returns: string, body: string) =>
  `create or replace function ${signature} returns ${returns} language sql immutable as $$ ${body} $$;`

const SHELVES = {
  '0001_shelves':
    'create table shelves (id int primary key, name text, loud text generated always as (loud(name)) stored);',
}
const LOUD = {
  loud: sql('loud(words text)', 'text', 'select upper(exclaimed(words))'),
  exclaimed: sql('exclaimed(words text)', 'text', `select words || '!'`),
}
const COUNTED = {
  counted:
    'create or replace function counted() returns bigint language sql stable begin atomic; select count(*) from shelves; end;',
}

test('functions come before the tables that need them and after the tables that they need, whatever they are called', async () => {
  const { db } = await blankDatabase()
  expect(await migrate(db, files(SHELVES, { ...COUNTED, ...LOUD }))).toEqual([
    'exclaimed',
    'loud',
    '0001_shelves',
    'counted',
  ])
  await db`insert into shelves values (1, 'tarot')`
  expect(await db`select loud, counted() from shelves`).toEqual([{ loud: 'TAROT!', counted: 1n }])
})

test('a function is applied again when its text changed, and only then', async () => {
  const { db } = await blankDatabase()
  await migrate(db, files(SHELVES, LOUD))
  expect(await migrate(db, files(SHELVES, LOUD))).toEqual([])
  const changed = files(SHELVES, { ...LOUD, exclaimed: sql('exclaimed(words text)', 'text', `select words || '?'`) })
  expect(await migrate(db, changed)).toEqual(['exclaimed'])
  expect(await db`select loud('runas') as said`).toEqual([{ said: 'RUNAS?' }])
})

test('several processes at once apply each file once', async () => {
  const { again } = await blankDatabase()
  const all = files({ ...SHELVES, '0002_price': 'alter table shelves add column price int;' }, { ...LOUD, ...COUNTED })
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(again(), all)))
  expect(applied.flat().toSorted()).toEqual(['0001_shelves', '0002_price', 'counted', 'exclaimed', 'loud'])
})

const WITH_PRICE = { ...SHELVES, '0002_price': 'alter table shelves add column price int;' }
const PRICES = {
  counted:
    'create or replace function counted() returns bigint language sql stable begin atomic; select sum(price) from shelves; end;',
}

test('a function and the migration that it needs are one transaction: both, or neither', async () => {
  const { db } = await blankDatabase()
  await migrate(db, files(SHELVES, { ...LOUD, ...COUNTED }))
  const broken = { ...WITH_PRICE, '0002_price': `${WITH_PRICE['0002_price']}\n\nselect broken;` }
  await expect(migrate(db, files(broken, { ...LOUD, ...PRICES }))).rejects.toThrow(
    'db/migrations/0002_price.sql:3: column "broken" does not exist',
  )
  const missing = { ...LOUD, ...PRICES, late: sql('late()', 'int', 'select nothing') }
  await expect(migrate(db, files(WITH_PRICE, missing))).rejects.toThrow(
    'db/functions/late.sql:1: column "nothing" does not exist',
  )
  expect(await db`select name from migrations`).toEqual([{ name: '0001_shelves' }])
  expect(await migrate(db, files(WITH_PRICE, { ...LOUD, ...PRICES }))).toEqual(['0002_price', 'counted'])
})

test('of several functions that cannot be, the one that is wrong itself is told', async () => {
  const { db } = await blankDatabase()
  const wrong = {
    a: sql('a()', 'int', 'select b()'),
    b: 'create or replace function b() returns int\nlanguage sql as $$ selct 1 $$;',
  }
  await expect(migrate(db, files({}, wrong))).rejects.toThrow('db/functions/b.sql:2: syntax error at or near "selct"')
})

test('other arguments or another answer replace the old function, as long as nothing depends on it', async () => {
  const { db } = await blankDatabase()
  await migrate(
    db,
    files(SHELVES, { ...LOUD, one: sql('one()', 'int', 'select 1'), two: sql('two(n int)', 'int', 'select n') }),
  )
  const changed = {
    ...LOUD,
    one: sql('one()', 'text', `select '1'`),
    two: sql('two(n text)', 'text', 'select n || one()'),
  }
  expect((await migrate(db, files(SHELVES, changed))).toSorted()).toEqual(['one', 'two'])
  expect(
    await db`select two('2') as said, (select count(*)::int from pg_proc where proname = 'two') as functions`,
  ).toEqual([{ said: '21', functions: 1 }])
})

test('a function that is in use cannot change what it takes or answers, until a migration has moved its users', async () => {
  const { db } = await blankDatabase()
  await migrate(db, files(SHELVES, LOUD))
  const changed = { loud: sql('loud(words text, times int)', 'text', 'select repeat(upper(words), times)') }
  await expect(migrate(db, files(SHELVES, changed))).rejects.toThrow(
    /db\/functions\/loud\.sql cannot replace loud\(text\) .*column loud of table shelves depends on function loud\(text\).*another name/,
  )
  const moved = { ...SHELVES, '0002_quiet': 'alter table shelves drop column loud; drop function exclaimed;' }
  expect(await migrate(db, files(moved, changed))).toEqual(['0002_quiet', 'loud'])
})

test('a function that a migration dropped with another one is made again', async () => {
  const { db } = await blankDatabase()
  const one = { one: sql('one()', 'int', 'select 1') }
  const two = { two: 'create or replace function two() returns int language sql begin atomic; select one() + 1; end;' }
  await migrate(db, files({}, { ...one, ...two }))
  const dropped = { '0001_drop': 'drop function one, two;' }
  expect(
    await migrate(
      db,
      files(dropped, { one: sql('one()', 'bigint', 'select 1::bigint'), two: two.two.replace('int l', 'bigint l') }),
    ),
  ).toEqual(['0001_drop', 'one', 'two'])
})

test('a function without a file is refused until a migration drops it', async () => {
  const { db } = await blankDatabase()
  const one = { one: sql('one(n int)', 'int', 'select n') }
  await migrate(db, files({}, one))
  await db.unsafe(sql('not_ours()', 'int', 'select 1'))
  await expect(migrate(db, files({}))).rejects.toThrow(
    'db/functions/one.sql is gone, but the database has one(integer). Write a migration that drops it.',
  )
  expect(await migrate(db, files({ '0001_one': 'drop function one;' }))).toEqual(['0001_one'])
  expect(await db`select * from applied_functions`).toEqual([])
})

test.each([
  [
    'whose text changed',
    { '0001_shelves': 'create table shelves ();' },
    'db/migrations/0001_shelves.sql is not the text that was applied',
  ],
  ['that this version does not have', {}, 'has the migration 0001_shelves, which this version does not have'],
  [
    'after one that is new',
    { '0000_before': '', ...SHELVES },
    'db/migrations/0000_before.sql comes before 0001_shelves',
  ],
])('a database with a migration %s is refused and stays as it was', async (_how, migrations, said) => {
  const { db } = await blankDatabase()
  await migrate(db, files(SHELVES, LOUD))
  await db`drop table applied_functions`
  const refused = migrate(db, files(migrations, LOUD))
  await expect(refused).rejects.toThrow(said)
  await expect(refused).rejects.toBeInstanceOf(AnotherHistory)
  expect(await db`select to_regclass('applied_functions') as looked`).toEqual([{ looked: null }])
})

test.each([
  ['db/migrations/words.sql: call it 0001_words.sql', { 'migrations/words.sql': '' }],
  [
    '0001_a.sql and db/migrations/0001_b.sql have the same number',
    { 'migrations/0001_a.sql': '', 'migrations/0001_b.sql': '' },
  ],
  [
    'one.sql has to begin with "create or replace function one("',
    { 'functions/one.sql': '-- wallet: it.\ncreate function one() …' },
  ],
  [
    'one.sql has to begin with "create or replace function one("',
    { 'functions/one.sql': sql('two()', 'int', 'select 1') },
  ],
  [
    'to define no other function',
    { 'functions/one.sql': `${sql('one()', 'int', 'select 1')}\n${sql('two()', 'int', 'select 1')}` },
  ],
])('reading refuses: %s', (said, written) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'files-')), 'db')
  for (const part of ['migrations', 'functions']) mkdirSync(join(folder, part), { recursive: true })
  for (const [path, text] of Object.entries(written)) writeFileSync(join(folder, path), text)
  expect(() => readDatabaseFiles(folder)).toThrow(said.replace('db/', `${folder}/`))
})

test('another byte in any file is another database', () => {
  const marks = [files(SHELVES, LOUD), files(SHELVES, COUNTED), files(WITH_PRICE, LOUD)].map(fingerprintOf)
  expect(new Set(marks).size).toBe(3)
})
