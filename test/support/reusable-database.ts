import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/db.ts'
import { type DatabaseContents, restoreContents } from './database-contents.ts'
import { LentPool } from './lent-pool.ts'

/** Everything of DISCARD ALL but what was prepared and planned, for which databases are used again. */
const FORGET = `
  close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
  discard temp; discard sequences; select pg_backend_pid() as pid`

/** With more room than that left behind by deleted rows, tests would begin to plan and read otherwise. */
const MOST_BYTES = 2_000_000

/** A connection that was just closed takes the server a moment, and one that is held is not given back. */
const PATIENCE_MS = 200

/** A database that tests get one after the other with nothing in it, and its pool, where everything stays planned. */
export class ReusableDatabase {
  readonly #pool: Db
  readonly #owner: Db
  readonly #contents: DatabaseContents
  #lent: LentPool
  #isSpoilt = false

  constructor({ pool, owner, contents }: { pool: Db; owner: Db; contents: DatabaseContents }) {
    this.#pool = pool
    this.#owner = owner
    this.#contents = contents
    this.#lent = new LentPool(pool)
  }

  get name(): string {
    return this.#pool.options.database
  }

  get max(): number {
    return this.#pool.options.max
  }

  lend(): Db {
    this.#lent = new LentPool(this.#pool)
    return this.#lent.borrowed
  }

  /** From now on it may hold what cannot be undone. */
  spoil() {
    this.#isSpoilt = true
  }

  /** Ends the loan. Answers whether the database is again as if nobody had used it. */
  async takeBack(): Promise<boolean> {
    await this.#lent.takeBack()
    this.#pool.options.debug = false
    if (this.#isSpoilt || this.#lent.isTouched || !(await this.#forget())) return false
    return (await restoreContents(this.#owner, this.#contents)) <= MOST_BYTES
  }

  /** Holds every connection at once: if nobody else is connected, nothing that a test began still runs. */
  async #forget(): Promise<boolean> {
    const connected = await this.#findConnected()
    if (!connected) return false
    const all = Promise.all(Array.from(connected, () => this.#pool.reserve()))
    const held = await Promise.race([all, wait(PATIENCE_MS, undefined, { ref: false })])
    if (!held) return false
    const pids = await Promise.all(
      held.map(async (connection) => {
        const results = (await connection.unsafe(FORGET)) as unknown as { pid: number }[][]
        return results.at(-1)![0]!.pid
      }),
    )
    for (const connection of held) connection.release()
    return pids.every((pid) => connected.has(pid))
  }

  /** The server's processes of this database; undefined if one stays busy, or they are more than the pool may have. */
  async #findConnected(): Promise<Set<number> | undefined> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const rows = await this.#owner<{ pid: number; isIdle: boolean }[]>`
        select pid, state = 'idle' as "isIdle" from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      const isIdle = this.#lent.running === 0 && rows.every((connection) => connection.isIdle)
      if (isIdle && rows.length <= this.max) return new Set(rows.map(({ pid }) => pid))
      if (performance.now() > until) return undefined
      await wait(5)
    }
  }

  async end() {
    await Promise.all([this.#pool, this.#owner].map((pool) => pool.end({ timeout: 1 })))
  }
}
