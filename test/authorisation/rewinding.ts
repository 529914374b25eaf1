import type { Db, Tx } from '#platform/db.ts'

const UNDO = Symbol('everything that was done is undone')

/** A database in which things can be tried: what happens inside `undone`, however many transactions it is, leaves no trace. */
export function rewinding(pool: Db) {
  let open: Tx | undefined
  const within = <T>(work: (tx: Tx) => Promise<T>) => (open ? open.savepoint(work) : pool.begin(work))
  const db = new Proxy(pool, {
    apply: (_pool, _this, given) => Reflect.apply(open ?? pool, undefined, given),
    get: (_pool, name) => (name === 'begin' ? within : Reflect.get(open ?? pool, name)),
  })
  async function undone<T>(work: () => Promise<T>): Promise<T> {
    const outer = open
    let result: T | undefined
    try {
      await within(async (tx) => {
        open = tx
        result = await work()
        throw UNDO
      })
    } catch (thrown) {
      if (thrown !== UNDO) throw thrown
    } finally {
      open = outer
    }
    return result as T
  }
  return { db, undone }
}
