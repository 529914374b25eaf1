import type { Db } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { deleteProcessedWebhooks } from './sql.ts'

/** Longer than a gateway repeats one, and long enough to compare what it said with what we did. */
const KEPT_MS = 90 * 86_400_000
const AT_ONCE = 1_000

/** Deletes webhooks that were dealt with three months ago: they were hints, and what came of them is elsewhere. */
export function deleteOldWebhooks({ db, now, ...given }: { db: Db; now: Date } & Stoppable) {
  const before = new Date(now.getTime() - KEPT_MS)
  return untilEmpty(given, AT_ONCE, (most) => deleteProcessedWebhooks(db, before, most))
}
