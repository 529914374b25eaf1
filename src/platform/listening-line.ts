import { type Db, isPoolEnded, poolLike } from './db.ts'
import type { Log } from './log.ts'

/** Echoes are asked for by `db`, every so often; the line is replaced when one is not heard `withinMs`. */
export type EchoOptions = { db: Db; everyMs: number; withinMs: number }

type Heard = { channel: string; hear: (payload: string) => void; onConnected: () => void }

/**
 * The connection on which a process hears NOTIFY. A lost network closes no socket, and nothing is ever sent on this
 * one: so an echo to itself proves that it hears. One that is silent is replaced by a new one.
 */
export class ListeningLine {
  readonly #heard: Heard
  readonly #log: Log
  readonly #db: Db
  readonly #echo: EchoOptions
  readonly #echoChannel = `echo_${crypto.randomUUID().replaceAll('-', '')}`
  #timer: NodeJS.Timeout | undefined
  #line: Db | undefined
  /** Since when the server that answers the pool runs, by which it is told from another host's. */
  #server: string | undefined
  /** Since when an echo has been awaited, by this process's monotonic clock in ms. */
  #askedAt: number | undefined
  #isReplacing = false
  #isClosed = false

  private constructor(db: Db, log: Log, heard: Heard, echo: EchoOptions) {
    this.#db = db
    this.#log = log
    this.#heard = heard
    this.#echo = echo
  }

  static async open(db: Db, log: Log, heard: Heard, echo: EchoOptions): Promise<ListeningLine> {
    const line = new ListeningLine(db, log, heard, echo)
    await line.#listen()
    await line.#askEcho()
    // Only now: a line that is still being opened hears nothing, and would be replaced by a second one.
    line.#timer = setInterval(() => void line.#checkEcho(), echo.everyMs)
    line.#timer.unref()
    return line
  }

  /** False: what is told does not arrive here. */
  get hears(): boolean {
    if (!this.#line) return false
    return this.#askedAt === undefined || performance.now() - this.#askedAt < this.#echo.withinMs
  }

  async close() {
    this.#isClosed = true
    clearInterval(this.#timer)
    const line = this.#line
    this.#line = undefined
    await line?.end({ timeout: 0 })
  }

  async #checkEcho() {
    if (this.#isReplacing) return
    if (!this.hears) return this.#replace()
    this.#askedAt ??= performance.now()
    try {
      const former = this.#server
      await this.#askEcho()
      // The former host may go on, read-only, and close nothing.
      if (former !== this.#server && this.#echo.db.options.host.length > 1) await this.#replace()
    } catch (error) {
      if (isPoolEnded(error)) return this.close()
      // The database is away, which says nothing about the line.
      this.#askedAt = undefined
    }
  }

  async #askEcho() {
    const [row] = await this.#echo.db<{ server: string }[]>`
      select pg_notify(${this.#echoChannel}, ''), pg_postmaster_start_time()::text as server`
    this.#server = row!.server
  }

  async #replace() {
    this.#isReplacing = true
    this.#log.warn('facts did not arrive: the listening connection is replaced')
    const silent = this.#line
    this.#line = undefined
    void silent?.end({ timeout: 0 }).catch(() => {})
    await this.#listen()
      .catch((error: unknown) => this.#log.error({ err: error }, 'listening failed; it is tried again'))
      .finally(() => (this.#isReplacing = false))
  }

  async #listen() {
    const { channel, hear, onConnected } = this.#heard
    const line = poolLike(this.#db)
    try {
      await line.listen(this.#echoChannel, () => (this.#askedAt = undefined))
      await line.listen(channel, hear, onConnected)
    } catch (error) {
      void line.end({ timeout: 0 }).catch(() => {})
      throw error
    }
    if (this.#isClosed) return line.end({ timeout: 0 })
    this.#askedAt = undefined
    this.#line = line
  }
}
