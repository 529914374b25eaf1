import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { upsertHeartbeats } from './sql.ts'

/**
 * Says that these consultants' dashboards are open at this process: one statement for all of them. Whoever just came is
 * announced.
 */
export async function recordHeartbeats(db: Db, processId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return
  return inTransaction(db, async (tx) => {
    const kept = await upsertHeartbeats(tx, processId, ids, now)
    for (const heartbeat of kept) if (!heartbeat.wasOpen) await announcePresence(tx, heartbeat.consultantId, now)
  })
}
