import { inject } from 'vitest'
import { connect, type Db, type PoolOptions } from '#platform/db.ts'
import { datedName, findTemplate, urlOf } from './template-database.ts'

let server: Db | undefined
let template: Promise<string> | undefined
const names: string[] = []
const pools: Db[] = []

/** A migrated, empty database and a pool connected to it. Both end with the tests of this file. */
export const freshDatabase = async (pool: PoolOptions = {}): Promise<Db> => connectTo(await freshDatabaseUrl(), pool)

/** The same for programs that open their own connections. */
export async function freshDatabaseUrl(): Promise<string> {
  const serverUrl = inject('serverUrl')
  server ??= connect(serverUrl, { max: 1, name: 'tests' })
  const name = datedName('test')
  await server.unsafe(
    `create database ${name} template ${await (template ??= findTemplate(serverUrl))} strategy file_copy`,
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
