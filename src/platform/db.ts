import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { requirePatchedDriver } from './require-patched-driver.ts'

export type Db = postgres.Sql<{ bigint: bigint }>
export type Tx = postgres.TransactionSql<{ bigint: bigint }>
/** Anything that can run a statement: the pool or an open transaction. */
export type Sql = Db | Tx
/** A part of a statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export type PoolOptions = { max?: number; name?: string }

/** libpq's form of a server on this machine: the folder of its socket, percent-encoded, in place of the host. */
const SOCKET_FOLDER = /^[^:]+:\/\/(?:[^@/]*@)?(%2F[^:/?]*)/i

const HOSTS = /^[^:]+:\/\/(?:([^:@/]*)(?::[^@/]*)?@)?([^/?]*)/
const hasSeveralHosts = (url: string) => HOSTS.exec(url)?.[2]?.includes(',') ?? false

/** The role in a database's address, which may name several hosts: `postgres://app:…@a:5432,b:5432/sensitivos`. */
export const roleIn = (url: string): string => decodeURIComponent(HOSTS.exec(url)?.[1] ?? '')

/** A host that is gone answers nothing: the next one is asked. */
const NEXT_HOST_AFTER_S = 3

/**
 * A pool that gives bigint for int8, gives up on stuck statements, and comes back when the server restarts or fails
 * over to another host: one that takes no writes is none. Refuses a driver without the project's patches.
 */
export function connect(url: string, { max = 16, name = 'sensitivos' }: PoolOptions = {}): Db {
  requirePatchedDriver()
  const [, socketFolder] = SOCKET_FOLDER.exec(url) ?? []
  return postgres(url, {
    ...(socketFolder && { host: decodeURIComponent(socketFolder) }),
    target_session_attrs: 'read-write',
    max,
    onnotice: () => {},
    types: { bigint: postgres.BigInt },
    connect_timeout: hasSeveralHosts(url) ? NEXT_HOST_AFTER_S : 10,
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 1),
    connection: {
      application_name: name,
      statement_timeout: 15_000,
      lock_timeout: 8_000,
      idle_in_transaction_session_timeout: 20_000,
      TimeZone: 'UTC',
    },
  })
}

/** A further pool with the settings of this one and some of its own, to be ended on its own. */
export const poolLike = (db: Db, settings: Readonly<Record<string, string>> = {}): Db => {
  const options = { ...db.options, connection: { ...db.options.connection, ...settings } }
  return postgres(options as unknown as Parameters<typeof postgres>[0]) as unknown as Db
}

/** A pool of this database that writes nothing, whatever is asked of it, to be ended on its own. */
export function readOnlyPool(db: Db, max: number): Db {
  const connection = { ...db.options.connection, default_transaction_read_only: 'on' }
  // A connection that only reads is the wanted one here; a standby still is not.
  const options = { ...db.options, max, idle_timeout: 60, target_session_attrs: 'primary', connection }
  return postgres(options as unknown as Parameters<typeof postgres>[0]) as unknown as Db
}

/** The server became a standby, or was told to accept no writes. */
const READ_ONLY = '25006'

const RETRYABLE_CODES = new Set([
  READ_ONLY,
  '40P01',
  '40001',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
])

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? ''

/** A lock, statement or transaction timeout, or no free connection: not retried at once, which would only add load. */
const BUSY_CODES = new Set(['55P03', '57014', '25P03', '53300'])

/** Whether the database is away, restarting or too busy, as opposed to a statement being wrong. */
export const isDatabaseUnavailable = (error: unknown) =>
  BUSY_CODES.has(codeOf(error)) || (RETRYABLE_CODES.has(codeOf(error)) && !codeOf(error).startsWith('40'))

/** The server became a standby, or takes no writes; the connection is replaced. */
export const isReadOnly = (error: unknown) => codeOf(error) === READ_ONLY

/** The pool was closed by this process itself. */
export const isPoolEnded = (error: unknown) => codeOf(error) === 'CONNECTION_ENDED'

const MOST_ATTEMPTS = 7

/**
 * One transaction, retried for up to about 5 s when the server went away or asks for a retry. A COMMIT whose answer was
 * lost is repeated too, so the work must be safe to repeat.
 */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withRetry(async () => {
    const afterwards: (() => void)[] = []
    const value = (await db.begin((tx) => {
      actsAfterCommit.set(tx, afterwards)
      return work(tx)
    })) as T
    for (const act of afterwards) act()
    return value
  })

const actsAfterCommit = new WeakMap<Tx, (() => void)[]>()

/**
 * Does something once the transaction of `inTransaction` is committed, and not if it is rolled back. Not for what must
 * happen: a process that dies in between does not do it.
 */
export const afterCommit = (tx: Tx, act: () => void) => void actsAfterCommit.get(tx)?.push(act)

/** Retries a single statement in the same way, which saves the round trips of BEGIN and COMMIT. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !RETRYABLE_CODES.has(codeOf(error))) throw error
      await wait(25 * 2 ** attempt)
    }
  }
}
