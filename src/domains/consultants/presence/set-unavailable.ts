import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { deleteSwitch } from './sql.ts'

/** Switches to unavailable. An open consultation goes on. Safe to repeat. */
export async function setUnavailable(db: Db, consultantId: string, now: Date) {
  return inTransaction(db, async (tx) => {
    const { count } = await deleteSwitch(tx, consultantId)
    if (count > 0) await announcePresence(tx, consultantId, now)
  })
}
