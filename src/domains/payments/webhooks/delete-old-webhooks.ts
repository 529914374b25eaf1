import type { Db } from '#platform/db.ts'
import { deleteProcessedWebhooks } from './sql.ts'

/** Longer than a gateway repeats one, and long enough to compare what it said with what we did. */
const KEPT_MS = 90 * 86_400_000
const AT_ONCE = 1_000
const MOST_BATCHES = 50

/** Deletes webhooks that were dealt with three months ago: they were hints, and what came of them is elsewhere. */
export async function deleteOldWebhooks(db: Db, now: Date) {
  const before = new Date(now.getTime() - KEPT_MS)
  for (let n = 0; n < MOST_BATCHES; n++) if ((await deleteProcessedWebhooks(db, before, AT_ONCE)) < AT_ONCE) return
}
