import { type Db, poolLike } from '#platform/db.ts'

/** What a pool does not recover from, or what it has open until its end. */
const LASTING = new Set<PropertyKey>(['end', 'END', 'close', 'CLOSE', 'listen', 'subscribe', 'reserve'])
const ASKING = new Set<PropertyKey>(['unsafe', 'file', 'notify', 'begin'])

type Asking = (...args: unknown[]) => unknown
/** A statement of the driver. It is given to the pool by `handler` when somebody waits for it, if ever. */
type Statement = Promise<unknown> & { handler: (statement: Statement) => unknown; reject: (error: Error) => void }

/** A pool that somebody has for a time. */
export class LentPool {
  /** To whoever borrowed it the pool itself, and one that has ended as soon as it is taken back. */
  readonly borrowed: Db
  #pool: Db
  #isOver = false
  #isTouched = false
  #running = 0

  constructor(pool: Db) {
    this.#pool = pool
    this.borrowed = new Proxy(pool, {
      apply: (_, self, args) => this.#counted(Reflect.apply(this.#pool as unknown as Asking, self, args)),
      get: (_, key): unknown => {
        if (LASTING.has(key)) this.#isTouched = true
        const value: unknown = Reflect.get(this.#pool, key)
        return ASKING.has(key) ? (...args: unknown[]) => this.#counted((value as Asking)(...args)) : value
      },
      defineProperty: (_, key, attributes) => {
        this.#isTouched = true
        return Reflect.defineProperty(this.#pool, key, attributes)
      },
    })
  }

  /** Whether the pool may be another one than before. */
  get isTouched(): boolean {
    return this.#isTouched
  }

  /** How many statements and transactions have no end yet, also those for which a connection is only being opened. */
  get running(): number {
    return this.#running
  }

  async takeBack() {
    this.#isOver = true
    this.#pool = poolLike(this.#pool)
    await this.#pool.end()
  }

  #counted(answer: unknown): unknown {
    if (!(answer instanceof Promise)) return answer
    const done = () => void this.#running--
    if (!('handler' in answer)) {
      this.#running++
      return answer.finally(done)
    }
    const statement = answer as Statement
    const { handler } = statement
    const send = () => {
      if (this.#isOver) return statement.reject(Object.assign(new Error('taken back'), { code: 'CONNECTION_ENDED' }))
      this.#running++
      void Promise.prototype.then.call(statement, done, done)
      return handler(statement)
    }
    statement.handler = Object.assign(send, handler)
    return statement
  }
}
