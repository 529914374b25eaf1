import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { deleteStaleHeartbeats } from './sql.ts'

/** Clears desks that a dead or frozen process left behind, and tells that their consultants are gone. */
export async function sweepHeartbeats(db: Db, now: Date) {
  return inTransaction(db, async (tx) => {
    for (const { consultantId } of await deleteStaleHeartbeats(tx, now)) await announcePresence(tx, consultantId, now)
  })
}
