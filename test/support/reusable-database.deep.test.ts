import { expect, inject, test, vi } from 'vitest'
import { appUrlOf } from '#platform/app-role.ts'
import { databaseClock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { readContents } from './database-contents.ts'
import { connectTo, freshOwnerUrl } from './database.ts'
import { aClient, aConsultant } from './people.ts'
import { ReusableDatabase } from './reusable-database.ts'
import { urlOf } from './template-database.ts'

async function make(max = 3) {
  const ownerUrl = await freshOwnerUrl()
  const owner = connectTo(ownerUrl, { max: 1 })
  const pool = connectTo(appUrlOf(ownerUrl), { max })
  const database = new ReusableDatabase({ pool, owner, contents: await readContents(owner) })
  return { owner, pool, database }
}

/** Every row of every table, and where every sequence stands. */
async function dump(owner: Db) {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`
  const rows = tables.map(
    ({ name }) => `select '${name}' as name, array(select t::text from ${name} t order by 1) as rows`,
  )
  const sequences = 'select sequencename, array[last_value::text] from pg_sequences order by 1'
  return [...(await owner.unsafe(`${rows.join(' union all ')} union all (${sequences})`))]
}

/** All connections of a pool at once. */
async function onEach<T>(pool: Db, act: (connection: Db) => Promise<T>): Promise<T[]> {
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.reserve()))
  const answers = await Promise.all(held.map((connection) => act(connection as unknown as Db)))
  for (const connection of held) connection.release()
  return answers
}

test('everything written is gone, what migrations wrote is back, and sequences begin anew', async () => {
  const { owner, database } = await make()
  const before = await dump(owner)
  for (const _ of [1, 2]) {
    const db = database.lend()
    await aClient(db, 'Ana', 5_000n)
    await aConsultant(db, 'Luna')
    await db`select nextval('contact_numbers')`
    await owner`update consultant_needs set label = 'outra'`
    await owner`delete from ledger_folds`
    expect(await dump(owner)).not.toEqual(before)
    expect(await database.takeBack()).toBe(true)
    expect(await dump(owner)).toEqual(before)
  }
  expect(await database.lend()`select nextval('contact_numbers')::int as n`).toEqual(
    await connectTo(await freshOwnerUrl())`select nextval('contact_numbers')::int as n`,
  )
})

test('nothing of a session is left on any connection but what was prepared', async () => {
  const { pool, database } = await make()
  const settings = (connection: Db) => connection`
    select pg_backend_pid() as pid, current_user::text as role, current_setting('TimeZone') as zone,
      current_setting('statement_timeout') as patience, current_setting('application_name') as application,
      coalesce(current_setting('sensitivos.instant', true), '') as instant,
      array(select pg_listening_channels()) as channels, to_regclass('pg_temp.left_behind') as temporary,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
      (select count(*)::int from pg_cursors where is_holdable) as cursors`
  database.lend()
  const before = await onEach(pool, settings)
  await onEach(pool, async (connection) => {
    await travelTo(connection, new Date('2026-03-02T12:00:00.000Z'))
    await connection.unsafe(`set timezone = 'Asia/Tokyo'; set statement_timeout = 0; set application_name = 'other';
      listen facts; create temp table left_behind (id int); select nextval('contact_numbers');
      select pg_advisory_lock_shared(1); declare held cursor with hold for select 1; set role none`)
  })
  const kept = await onEach(
    pool,
    (connection) => connection<{ name: string }[]>`select name from pg_prepared_statements`,
  )
  expect(await database.takeBack()).toBe(true)
  const again = database.lend()
  expect((await onEach(pool, settings)).flat()).toEqual(expect.arrayContaining(before.flat()))
  const still = await onEach(pool, (connection) => connection`select name from pg_prepared_statements`)
  expect(still.flat()).toEqual(expect.arrayContaining(kept.flat()))
  await expect(again`select currval('contact_numbers')`).rejects.toThrow('not yet defined')
  expect(Math.abs((await databaseClock(again)).getTime() - Date.now())).toBeLessThan(60_000)
})

test('whoever had it finds a pool that has ended, and does not hear or see what the next one does', async () => {
  const { database } = await make()
  const db = database.lend()
  const heard = vi.fn<() => void>()
  db.options.debug = heard
  await db`select 1`
  const asked = db`select 'nobody waited for it before'`
  const seen = heard.mock.calls.length
  expect(await database.takeBack()).toBe(true)
  await database.lend()`select 1`
  expect(heard).toHaveBeenCalledTimes(seen)
  const ended = { code: 'CONNECTION_ENDED' }
  await expect(db`select 1`).rejects.toMatchObject(ended)
  await expect(db.begin(async (tx) => tx`select 1`)).rejects.toMatchObject(ended)
  await expect(asked).rejects.toMatchObject(ended)
})

test.each<[string, (db: Db, database: ReusableDatabase) => unknown, connections?: number]>([
  ['somebody was its owner', (_, database) => database.spoil()],
  ['it was ended', (db) => db.end()],
  ['it listened', (db) => db.listen('facts', () => {})],
  ['a part of it was replaced', (db) => vi.spyOn(db, 'begin')],
  ['a transaction is open', (db) => void db.begin(() => new Promise(() => {})).catch(() => {})],
  [
    'a statement runs',
    async (db) => {
      await db`select 1`
      void db`select pg_sleep(1)`.catch(() => {})
    },
  ],
  ['a connection is held', (db) => db.reserve()],
  ['its only connection is held', (db) => db.reserve(), 1],
  ['a connection for a statement is only being opened', (db) => void db`select pg_sleep(1)`.catch(() => {})],
  ['another pool is connected', (db) => connectTo(urlOf(inject('serverUrl'), db.options.database))`select 1`],
  [
    'it left too much room behind',
    (db) => db`
    insert into people (id, email, first_name, role)
    select gen_random_uuid(), n || '@exemplo.com.br', 'C', 'client' from generate_series(1, 40000) n`,
  ],
])('is not used again when %s', async (_, act, connections) => {
  const { database } = await make(connections)
  const db = database.lend()
  await act(db, database)
  expect(await database.takeBack()).toBe(false)
})

test('says so if it cannot be made as it was', async () => {
  const { owner, database } = await make()
  await owner.unsafe(`create function stay() returns trigger language plpgsql as 'begin return null; end';
    create trigger stay before delete on people for each row execute function stay();
    alter table people enable always trigger stay`)
  await aClient(database.lend(), 'Ana')
  await expect(database.takeBack()).rejects.toThrow('Not as they were: public.people')
})
