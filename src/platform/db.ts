import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'

export type Db = postgres.Sql<{ bigint: bigint }>
export type Tx = postgres.TransactionSql<{ bigint: bigint }>
/** Anything that can run a statement: the pool, or an open transaction. */
export type Sql = Db | Tx

export type PoolOptions = { max?: number; name?: string }

/**
 * A pool that hands out bigint for int8, gives up on stuck statements, and comes back by itself when the server
 * restarts.
 */
export function connect(url: string, { max = 16, name = 'sensitivos' }: PoolOptions = {}): Db {
  return postgres(url, {
    max,
    onnotice: () => {},
    types: { bigint: postgres.BigInt },
    connect_timeout: 10,
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

const RETRYABLE_CODES = new Set([
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

/**
 * A lock, a statement or a transaction waited longer than it may, or no connection was left: another eight seconds at
 * once would help nobody.
 */
const BUSY_CODES = new Set(['55P03', '57014', '25P03', '53300'])

/** The database is away, restarting or too busy to answer in time, as opposed to a statement being wrong. */
export const isDatabaseUnavailable = (error: unknown) =>
  BUSY_CODES.has(codeOf(error)) || (RETRYABLE_CODES.has(codeOf(error)) && !codeOf(error).startsWith('40'))

/** Does the database answer? */
export const isReachable = (sql: Sql): Promise<boolean> =>
  sql`select 1`.then(
    () => true,
    () => false,
  )

const MOST_ATTEMPTS = 7

/**
 * One transaction, tried again (for at most about 5 s) when the server went away or asked for it.
 * Also a COMMIT whose answer was lost is repeated: every verb is safe to repeat under its own id.
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

/** The same for a single statement, which is a transaction by itself: one trip instead of three. */
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
