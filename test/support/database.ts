import { setTimeout as wait } from 'node:timers/promises'
import { inject, vi } from 'vitest'
import { appUrlOf } from '#platform/app-role.ts'
import { connect, type Db, type PoolOptions } from '#platform/db.ts'
import { type DatabaseContents, readContents } from './database-contents.ts'
import { ReusableDatabase } from './reusable-database.ts'
import { datedName, findTemplate, urlOf } from './template-database.ts'

let server: Db | undefined
let template: Promise<string> | undefined
let contents: Promise<DatabaseContents> | undefined
const names: string[] = []
const pools: Db[] = []
let runningTests = 0
let loans: Loan[] = []
const kept: ReusableDatabase[] = []

type Loan = { database: ReusableDatabase; isOfTest: boolean }

/**
 * A migrated, empty database and a pool connected to it as the servers are. Whoever asks in a test has it until the
 * test ends, others until the file ends. Rows and settings of before are gone, plans are not (docs/decisions/0003).
 */
export async function freshDatabase({ max = 8 }: Pick<PoolOptions, 'max'> = {}): Promise<Db> {
  const at = kept.findIndex((database) => database.max === max)
  const database = at < 0 ? await makeReusable(max) : kept.splice(at, 1)[0]!
  loans.push({ database, isOfTest: runningTests > 0 })
  return database.lend()
}

async function makeReusable(max: number): Promise<ReusableDatabase> {
  const ownerUrl = await copyOf(await (template ??= findTemplate(inject('serverUrl'))))
  const owner = connect(ownerUrl, { max: 1, name: 'tests' })
  const pool = connect(appUrlOf(ownerUrl), { max, name: 'test' })
  return new ReusableDatabase({ pool, owner, contents: await (contents ??= readContents(owner)) })
}

const findLoan = (db: Db) => loans.find(({ database }) => database.name === db.options.database)

/** One that nobody used before, for tests of plans, of reads and of the schema. It ends with the tests of this file. */
export const newDatabase = async (pool: PoolOptions = {}): Promise<Db> =>
  connectTo(appUrlOf(await freshOwnerUrl()), pool)

/** The same database as its owner, who may do anything: for tests that break what only an owner can. */
export function ownerOf(db: Db): Db {
  findLoan(db)?.database.spoil()
  return connectTo(urlOf(inject('serverUrl'), db.options.database), { max: 1 })
}

/** Whether nobody used the database before. */
export const isNew = (db: Db) => !findLoan(db)

/** The same for programs that open their own connections: as the servers, or as the owner. */
export const freshDatabaseUrl = async (): Promise<string> => appUrlOf(await freshOwnerUrl())
export const freshOwnerUrl = async (): Promise<string> =>
  droppedWithFile(await copyOf(await (template ??= findTemplate(inject('serverUrl')))))

/** A database in which nothing is, not even migrations, as its owner. */
export const blankOwnerUrl = async () => droppedWithFile(await copyOf('template0'))

function droppedWithFile(url: string): string {
  names.push(new URL(url).pathname.slice(1))
  return url
}

async function copyOf(original: string): Promise<string> {
  const name = datedName('test', inject('run'))
  await onServer()`set statement_timeout = '2min'`
  // In memory copying files, checkpoint included, costs half of copying block by block.
  await onServer().unsafe(`create database ${name} template ${original} strategy file_copy`)
  return urlOf(inject('serverUrl'), name)
}

const onServer = (): Db => (server ??= connect(inject('serverUrl'), { max: 1, name: 'tests' }))

/** A further pool, closed when the tests of this file end. */
export function connectTo(url: string, pool: PoolOptions = {}): Db {
  const db = connect(url, { max: 8, name: 'test', ...pool })
  pools.push(db)
  return db
}

export const beginTest = () => void runningTests++

/** Takes back what this test borrowed; at the end of the file if other tests run beside it, or time stands still. */
export async function endTest() {
  runningTests--
  if (runningTests === 0 && !vi.isFakeTimers()) await takeBack(loans.filter(({ isOfTest }) => isOfTest))
}

/** One for each number of connections that are usual. */
const MOST_KEPT = 3

async function takeBack(over: readonly Loan[]) {
  loans = loans.filter((loan) => !over.includes(loan))
  const ends = await Promise.allSettled(over.map(({ database }) => database.takeBack()))
  const spent: ReusableDatabase[] = []
  for (const [i, { database }] of over.entries()) {
    const end = ends[i]!
    if (end.status === 'fulfilled' && end.value) kept.unshift(database)
    else spent.push(database)
  }
  spent.push(...kept.splice(MOST_KEPT))
  names.push(...spent.map(({ name }) => name))
  await Promise.all(spent.map((database) => database.end()))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Closes all pools and drops all databases of one test file, which must have closed whatever else it opened. */
export async function dropDatabases() {
  await takeBack(loans)
  await Promise.all(pools.splice(0).map((pool) => pool.end({ timeout: 1 })))
  const left = names.length > 0 ? await findConnectionsLeft() : []
  for (const name of names.splice(0)) await onServer().unsafe(`drop database if exists ${name} with (force)`)
  await server?.end()
  server = undefined
  if (left.length > 0) throw new Error(`Connections were left open, and would come back for ever: ${left.join('; ')}`)
}

const PATIENCE_MS = 5_000

/** The last statements of those still connected; a connection that was just closed takes the server a moment. */
async function findConnectionsLeft(): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const rows = await onServer()<{ query: string }[]>`
      select query from pg_stat_activity where datname in ${onServer()(names)}`
    if (rows.length === 0 || performance.now() > until) return rows.map(({ query }) => query)
    await wait(5)
  }
}
