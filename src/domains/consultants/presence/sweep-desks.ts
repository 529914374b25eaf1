import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { deleteSilentDesks } from './sql.ts'

/** Clears desks that a dead or frozen process left behind, and tells that their consultants are gone. */
export async function sweepDesks(db: Db, now: Date) {
  return inTransaction(db, async (tx) => {
    for (const { consultantId } of await deleteSilentDesks(tx, now)) await announcePresence(tx, consultantId, now)
  })
}
