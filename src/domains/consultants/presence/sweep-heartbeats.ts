import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { deleteStaleHeartbeats } from './sql.ts'

/** Removes heartbeats that a dead or frozen process left behind, and announces that their consultants are offline. */
export async function sweepHeartbeats(db: Db, now: Date) {
  return inTransaction(db, async (tx) => {
    for (const { consultantId } of await deleteStaleHeartbeats(tx, now)) await announcePresence(tx, consultantId, now)
  })
}
