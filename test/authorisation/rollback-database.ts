import type { Db, Tx } from '#platform/db.ts'

const ROLL_BACK = Symbol('everything that was done is undone')

/** A database for trial calls: whatever happens inside `rolledBack`, in any number of transactions, is undone. */
export function rollbackDatabase(pool: Db) {
  let open: Tx | undefined
  const within = <T>(work: (tx: Tx) => Promise<T>) => (open ? open.savepoint(work) : pool.begin(work))
  const db = new Proxy(pool, {
    apply: (_pool, _this, given) => Reflect.apply(open ?? pool, undefined, given),
    get: (_pool, name) => (name === 'begin' ? within : Reflect.get(open ?? pool, name)),
  })

  /** The savepoint is released too: thousands of nested ones would make each call slower than the last. */
  async function rolledBackInside<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
    // Not awaited: the statements of the work come after it on the same connection.
    const saved = tx.unsafe('savepoint tried').execute()
    try {
      return await work()
    } finally {
      await saved
      await tx.unsafe('rollback to savepoint tried; release savepoint tried')
    }
  }

  async function rolledBack<T>(work: () => Promise<T>): Promise<T> {
    if (open) return rolledBackInside(open, work)
    let result: T | undefined
    try {
      await pool.begin(async (tx) => {
        open = tx
        result = await work()
        throw ROLL_BACK
      })
    } catch (thrown) {
      if (thrown !== ROLL_BACK) throw thrown
    } finally {
      open = undefined
    }
    return result as T
  }
  return { db, rolledBack }
}
