import { expect, test } from 'vitest'
import { connectTo, freshOwnerUrl } from '#test/support/database.ts'
import { appUrlOf } from './app-role.ts'
import { databaseFaultOf } from './database-fault.ts'
import { inTransaction, isDatabaseUnavailable, roleIn, type Sql } from './db.ts'

const ownerUrl = await freshOwnerUrl()
const url = appUrlOf(ownerUrl)

const add = (sql: Sql, key: string) => sql`insert into attempts (key, spent, resets_at) values (${key}, 1, now())`
const countOf = (sql: Sql, key: string) =>
  sql`select from attempts where key = ${key}::text::bytea`.then((rows) => rows.length)

/** The same address with other hosts. */
const at = (url: string, hosts: string) => url.replace(/@[^/]+/, `@${hosts}`)
/** Where the server listens, also where the tests come by its socket. */
const [{ port } = { port: '' }] = await connectTo(ownerUrl, { max: 1 })<{ port: string }[]>`show port`
const HERE = `127.0.0.1:${port}`

test('an address may name several hosts with their ports; one that is gone is passed over', async () => {
  const several = at(url, `127.0.0.1:1,${HERE}`)
  const db = connectTo(several, { max: 2 })
  expect(await db`select 1 as one`).toEqual([{ one: 1 }])
  expect(roleIn(several)).toBe(roleIn(url))
  expect(roleIn('postgres://a%40b:x@c:1,d:2/e')).toBe('a@b')
})

test('where none of the hosts answers a statement fails, instead of waiting for ever', async () => {
  const db = connectTo(at(url, '127.0.0.1:1,127.0.0.1:2'), { max: 1 })
  await expect(db`select 1`).rejects.toSatisfy(isDatabaseUnavailable)
})

test('a connection that turned read-only is replaced, and the transaction is done once', async () => {
  const db = connectTo(url, { max: 1 })
  await db`set default_transaction_read_only = on`
  await inTransaction(db, (tx) => add(tx, 'ana'))
  expect(await countOf(db, 'ana')).toBe(1)
})

test('connections that turned read-only are replaced by asking whether the database is ready, all at once', async () => {
  const db = connectTo(url, { max: 4 })
  const turned = await Promise.all(Array.from({ length: 4 }, () => db.reserve()))
  for (const one of turned) await one`set default_transaction_read_only = on`
  for (const one of turned) one.release()
  expect(await databaseFaultOf(db)()).toBeUndefined()
  await Promise.all(Array.from({ length: 8 }, (_, n) => add(db, `client ${n}`)))
})

test('a database that takes no writes is away for everybody, and is used again as soon as it takes them', async () => {
  const owner = connectTo(ownerUrl, { max: 1 })
  const db = connectTo(url, { max: 2 })
  const name = owner.options.database
  const findFault = databaseFaultOf(db)
  expect(await findFault()).toBeUndefined()
  await owner.unsafe(`alter database ${name} set default_transaction_read_only = on`)
  await owner`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`
  await expect(add(db, 'bia').execute()).rejects.toSatisfy(isDatabaseUnavailable)
  expect(await findFault()).toBe('database is away')
  await owner.unsafe(`alter database ${name} reset default_transaction_read_only`)
  await inTransaction(db, (tx) => add(tx, 'bia'))
  expect([await findFault(), await countOf(db, 'bia')]).toEqual([undefined, 1])
})

test('a database that is not migrated as far as this version is not ready', async () => {
  const db = connectTo(url, { max: 1 })
  expect(await databaseFaultOf(db, ['0001_accounts', '9999_of_tomorrow'])()).toBe('database is not migrated')
})
