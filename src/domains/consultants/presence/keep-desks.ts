import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { upsertDesks } from './sql.ts'

/**
 * Says that these consultants' dashboards are open at this process: one statement for all of them. Whoever just came is
 * announced.
 */
export async function keepDesks(db: Db, processId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return
  return inTransaction(db, async (tx) => {
    const kept = await upsertDesks(tx, processId, ids, now)
    for (const desk of kept) if (!desk.wasOpen) await announcePresence(tx, desk.consultantId, now)
  })
}
