import { databaseClock, goingOnFrom } from './clock.ts'
import { type Db, isPoolEnded } from './db.ts'
import type { Log } from './log.ts'

const CORRECTED_EVERY_MS = 10_000
/** Between question and answer nobody knows when the clock was read; an answer slower than this corrects nothing. */
const MOST_DOUBT_MS = 500
/** A machine whose clock is so far off signs requests to others wrongly, and its log misleads. */
const TOLD_FROM_MS = 2_000

/**
 * The database's clock as a process can read it without asking: what is stored by one process and compared by another
 * is of one clock, however wrong a machine's own one is.
 */
export class ProcessClock {
  readonly #db: Db
  readonly #log: Pick<Log, 'warn'>
  #read: () => Date
  #timer: NodeJS.Timeout | undefined

  private constructor(db: Db, log: Pick<Log, 'warn'>, read: () => Date) {
    this.#db = db
    this.#log = log
    this.#read = read
  }

  /** Corrects itself until `close`. */
  static async open(db: Db, log: Pick<Log, 'warn'>): Promise<ProcessClock> {
    const clock = new ProcessClock(db, log, (await readClock(db)).read)
    const offMs = Math.round(Date.now() - clock.now().getTime())
    if (Math.abs(offMs) >= TOLD_FROM_MS) log.warn({ offMs }, "this machine's clock is not the database's")
    clock.#timer = setInterval(() => void clock.#correct(), CORRECTED_EVERY_MS)
    clock.#timer.unref()
    return clock
  }

  now = (): Date => this.#read()

  close() {
    clearInterval(this.#timer)
  }

  async #correct() {
    try {
      const { read, doubtMs } = await readClock(this.#db)
      if (doubtMs <= MOST_DOUBT_MS) this.#read = read
    } catch (error) {
      if (isPoolEnded(error)) return this.close()
      // The database is away: its time goes on here.
      this.#log.warn({ err: error }, "the database's clock could not be read")
    }
  }
}

async function readClock(db: Db) {
  const asked = performance.now()
  const at = await databaseClock(db)
  const doubtMs = performance.now() - asked
  return { read: goingOnFrom(new Date(at.getTime() + doubtMs / 2)), doubtMs }
}
