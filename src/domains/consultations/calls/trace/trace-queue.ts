import { type Db, isDatabaseUnavailable } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import type { Role } from '../../room/seat.ts'
import { insertTrace } from './sql.ts'
import type { TraceEntry } from './trace.rules.ts'

/** `connection`: the number of the seat that told it. `toldAtMs`: by this process's monotonic clock. */
type Told = { consultationId: string; role: Role; connection: number; entry: TraceEntry; toldAtMs: number }

const FLUSH_MS = 5_000
/** In one statement. */
const MOST_AT_ONCE = 2_000
/** Without the database so many wait; then the oldest are lost. */
const MOST_WAITING = 20_000

/**
 * The entries that the browsers of this process told, written together every five seconds. Each is dated by the
 * database's clock, less how long it waited here.
 */
export class TraceQueue {
  readonly #db: Db
  readonly #log: Log
  #waiting: Told[] = []
  #timer: NodeJS.Timeout | undefined
  #flushing: Promise<void> = Promise.resolve()

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db
    this.#log = log
  }

  push(told: Omit<Told, 'toldAtMs'>) {
    this.#waiting.push({ ...told, toldAtMs: performance.now() })
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift()
    this.#flushLater()
  }

  /** Writes what was told until now; one statement at a time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#flushing = this.#flushing.then(() => this.#write())
    return this.#flushing
  }

  #flushLater() {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
  }

  async #write() {
    const told = this.#waiting.splice(0, MOST_AT_ONCE)
    if (told.length === 0) return
    try {
      const now = performance.now()
      await insertTrace(
        this.#db,
        told.map(({ toldAtMs, ...one }) => ({ ...one, agoMs: now - toldAtMs })),
      )
    } catch (error) {
      if (!isDatabaseUnavailable(error)) {
        this.#log.error({ err: error, entries: told.length }, 'traces of calls could not be written')
        return
      }
      this.#waiting = [...told, ...this.#waiting].slice(-MOST_WAITING)
      return this.#flushLater()
    }
    if (this.#waiting.length > 0) await this.#write()
  }
}
