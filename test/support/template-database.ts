import { randomBytes } from 'node:crypto'
import { type DatabaseFiles, fingerprintOf, readDatabaseFiles } from '#platform/database-files.ts'
import { appUrlOf, createAppRole, grantAppRights } from '#platform/app-role.ts'
import { connect, type Db } from '#platform/db.ts'
import { seedCompany } from '../../db/seeds/company.ts'
import { markEmptyAsDemo } from '#platform/milestones.ts'
import { migrate } from '#platform/migrations.ts'

const TEMPLATE_LOCK = 7_346_002
const HOUR_MS = 3_600_000

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A database name with its creation time, so that leftovers of killed runs can be found, and perhaps with its run. */
export const datedName = (kind: 'test' | 'template', ofRun = '') =>
  `sensitivos_${kind}_${Date.now().toString(36)}_${randomBytes(5).toString('hex')}${ofRun}`

/** Names the databases of one run of Vitest. */
export const nameRun = () => `_${randomBytes(5).toString('hex')}`

const bornAt = (name: string) => Number.parseInt(name.split('_')[2] ?? '', 36)

/** One connection that may wait indefinitely. */
async function onServer<T>(serverUrl: string, work: (server: Db) => Promise<T>): Promise<T> {
  const server = connect(serverUrl, { max: 1, name: 'tests' })
  try {
    await server`set lock_timeout = 0`
    await server`set statement_timeout = 0`
    return await work(server)
  } finally {
    await server.end()
  }
}

/**
 * The name of a migrated, empty database that nobody is connected to. Built once for each text of db/, by whoever asks
 * first.
 */
export function findTemplate(serverUrl: string): Promise<string> {
  const files = readDatabaseFiles()
  const mark = `made of ${fingerprintOf(files)}`
  return onServer(serverUrl, async (server) => {
    await server`select pg_advisory_lock(${TEMPLATE_LOCK})`
    return (await findMarked(server, mark)) ?? (await build(server, serverUrl, mark, files))
  })
}

async function findMarked(server: Db, mark: string): Promise<string | undefined> {
  const [row] = await server<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, 'sensitivos_template_') and shobj_description(oid, 'pg_database') = ${mark} limit 1`
  return row?.name
}

async function build(server: Db, serverUrl: string, mark: string, files: DatabaseFiles): Promise<string> {
  const name = datedName('template')
  await server.unsafe(`create database ${name} template template0`)
  const db = connect(urlOf(serverUrl, name), { max: 1 })
  try {
    await makeDemoDatabase(db, urlOf(serverUrl, name), files)
  } finally {
    await db.end()
  }
  await server.unsafe(`comment on database ${name} is '${mark}'`)
  return name
}

/**
 * A migrated and empty demo that may sell, as `npm start` makes it, with the rights of the role that the servers
 * connect as.
 */
export async function makeDemoDatabase(owner: Db, ownerUrl: string, files: DatabaseFiles) {
  await createAppRole(owner, ownerUrl)
  await markEmptyAsDemo(owner)
  await migrate(owner, files)
  await grantAppRights(owner, appUrlOf(ownerUrl))
  await seedCompany(owner, new Date('2000-01-01T00:00:00Z'))
}

/** Drops leftovers of killed runs: test databases older than an hour that nobody uses. */
export const dropStaleDatabases = (serverUrl: string) =>
  onServer(serverUrl, async (server) => {
    const rows = await server<{ name: string }[]>`
      select datname as name from pg_database d where (starts_with(datname, 'sensitivos_test_') or starts_with(datname, 'sensitivos_template_'))
      and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)`
    const stale = rows.filter(({ name }) => Date.now() - bornAt(name) > HOUR_MS)
    for (const { name } of stale) await server.unsafe(`drop database if exists ${name}`)
  })

/** Drops what the workers of a run kept for one more test. */
export const dropDatabasesOf = (run: string, serverUrl: string) =>
  onServer(serverUrl, async (server) => {
    const rows = await server<{ name: string }[]>`
      select datname as name from pg_database where right(datname, ${run.length}) = ${run}`
    for (const { name } of rows) await server.unsafe(`drop database if exists ${name} with (force)`)
  })
