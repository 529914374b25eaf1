import { setTimeout as wait } from 'node:timers/promises'
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
export const freshOwnerUrl = async (): Promise<string> => copyOf(await (template ??= findTemplate(inject('serverUrl'))))

/** A database in which nothing is, not even migrations, as its owner. */
export const blankOwnerUrl = () => copyOf('template0')

async function copyOf(original: string): Promise<string> {
  const serverUrl = inject('serverUrl')
  server ??= connect(serverUrl, { max: 1, name: 'tests' })
  const name = datedName('test')
  await server`set statement_timeout = '2min'`
  // In memory copying files, checkpoint included, costs half of copying block by block.
  await server.unsafe(`create database ${name} template ${original} strategy file_copy`)
  names.push(name)
  return urlOf(serverUrl, name)
}

/** A further pool, closed when the tests of this file end. */
export function connectTo(url: string, pool: PoolOptions = {}): Db {
  const db = connect(url, { max: 8, name: 'test', ...pool })
  pools.push(db)
  return db
}

/** Closes all pools and drops all databases of one test file, which must have closed whatever else it opened. */
export async function dropDatabases() {
  await Promise.all(pools.splice(0).map((pool) => pool.end({ timeout: 1 })))
  const left = names.length > 0 ? await findConnectionsLeft() : []
  for (const name of names.splice(0)) await server!.unsafe(`drop database if exists ${name} with (force)`)
  await server?.end()
  server = undefined
  if (left.length > 0) throw new Error(`Connections were left open, and would come back for ever: ${left.join('; ')}`)
}

const PATIENCE_MS = 5_000

/** The last statements of those still connected; a connection that was just closed takes the server a moment. */
async function findConnectionsLeft(): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const rows = await server!<{ query: string }[]>`
      select query from pg_stat_activity where datname in ${server!(names)}`
    if (rows.length === 0 || performance.now() > until) return rows.map(({ query }) => query)
    await wait(5)
  }
}
