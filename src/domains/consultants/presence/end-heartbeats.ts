import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { deleteHeartbeats } from './sql.ts'

/** Records that these consultants' pages are closed at this process. Safe to repeat. */
export async function endHeartbeats(db: Db, processId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return
  return inTransaction(db, async (tx) => {
    for (const { consultantId } of await deleteHeartbeats(tx, processId, ids))
      await announcePresence(tx, consultantId, now)
  })
}
