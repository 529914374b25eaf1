import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Behave } from './behaviour.ts'

/** What the embedded bank needs. */
export type Bank = {
  db: Db
  clock: Clock
  /** Signs its webhooks: the first is current, the others are still accepted (rotation). */
  secrets: readonly string[]
  /** What happens to a transfer; by its amount unless a test says otherwise. */
  behave?: Behave
}
