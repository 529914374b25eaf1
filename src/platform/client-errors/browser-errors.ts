import { createHash } from 'node:crypto'
import type { Sql } from '../db.ts'
import { addBrowserErrors } from '../running/sql.ts'

type Told = { message: string; page: string; agent: string }

const MOST_KINDS = 200

/** What browsers told this process since it was stored last, by its message: in memory, so many kinds at most. */
export class BrowserErrors {
  #kinds = new Map<string, Told & { times: number; at: number }>()

  /** `at`: milliseconds since 1970. */
  record({ message, page, agent }: Told, at: number) {
    const known = this.#kinds.get(message)
    if (known || this.#kinds.size < MOST_KINDS)
      this.#kinds.set(message, { message, page, agent, times: (known?.times ?? 0) + 1, at })
  }

  /** Stores them in one statement. What could not be stored is gone: the log has it. */
  async flush(sql: Sql) {
    const kinds = [...this.#kinds.values()]
    this.#kinds = new Map()
    if (kinds.length === 0) return
    const rows = kinds.map(({ at, ...kind }) => ({ ...kind, key: keyOf(kind.message), lastAt: new Date(at) }))
    await addBrowserErrors(sql, rows)
  }
}

const keyOf = (message: string) => createHash('sha256').update(message).digest('hex').slice(0, 32)
