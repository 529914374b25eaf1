import { inject } from 'vitest'
import { appUrlOf } from '#platform/app-role.ts'
import { connect, type Db, type PoolOptions } from '#platform/db.ts'
import { datedName, findTemplate, urlOf } from './template-database.ts'

let server: Db | undefined
let template: Promise<string> | undefined
const names: string[] = []
const pools: Db[] = []

/**
 * A migrated, empty database and a pool connected to it as the servers are: by a role that may not change the ledger.
 * Both end with the tests of this file.
 */
export const freshDatabase = async (pool: PoolOptions = {}): Promise<Db> =>
  connectTo(appUrlOf(await freshOwnerUrl()), pool)

/** The same database as its owner, who may do anything: for tests that break what only an owner can. */
export const ownerOf = (db: Db): Db => connectTo(urlOf(inject('serverUrl'), db.options.database), { max: 1 })

/** The same for programs that open their own connections: as the servers, or as the owner. */
export const freshDatabaseUrl = async (): Promise<string> => appUrlOf(await freshOwnerUrl())
export async function freshOwnerUrl(): Promise<string> {
  const serverUrl = inject('serverUrl')
  server ??= connect(serverUrl, { max: 1, name: 'tests' })
  const name = datedName('test')
  await server`set statement_timeout = '2min'`
  // Copying block by block costs a quarter of copying files, and waits for no checkpoint.
  await server.unsafe(
    `create database ${name} template ${await (template ??= findTemplate(serverUrl))} strategy wal_log`,
  )
  names.push(name)
  return urlOf(serverUrl, name)
}

/** A further pool, closed when the tests of this file end. */
export function connectTo(url: string, pool: PoolOptions = {}): Db {
  const db = connect(url, { max: 8, name: 'test', ...pool })
  pools.push(db)
  return db
}

/** Closes all pools and drops all databases of one test file. */
export async function dropDatabases() {
  await Promise.all(pools.splice(0).map((pool) => pool.end({ timeout: 1 })))
  for (const name of names.splice(0)) await server!.unsafe(`drop database if exists ${name} with (force)`)
  await server?.end()
  server = undefined
}
