import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { upsertHeartbeats } from './sql.ts'

/**
 * Records the heartbeats of these consultants' pages at this process in one statement, and announces who came
 * online.
 */
export async function recordHeartbeats(db: Db, processId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return
  return inTransaction(db, async (tx) => {
    const kept = await upsertHeartbeats(tx, processId, ids, now)
    for (const heartbeat of kept) if (!heartbeat.wasOpen) await announcePresence(tx, heartbeat.consultantId, now)
  })
}
