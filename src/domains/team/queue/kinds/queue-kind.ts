import type { Sql } from '#platform/db.ts'
import type { Capability } from '#shared/capabilities.ts'
import type { QueueKind } from '../kinds.rules.ts'

/** One kind of case: another one is another file like those beside this one, and a line in `all-kinds.sql.ts`. */
export type KindOfCase = {
  name: QueueKind
  /**
   * The cases that wait: `id`, `since` (when it began to wait), `due_at` (until when it is decided), `person_id` (whom
   * it is about, or null), `name` (if that is no account's), `about` (one word of its domain), `amount` (centavos, or
   * null).
   */
  waiting: (sql: Sql, now: Date, capabilities: readonly Capability[]) => ReturnType<Sql>
  /** The acts by which it is decided, as the log names them; the subject of each is the case. */
  decidedBy: readonly `${string}.${string}`[]
}
