import { inTransaction, type Db } from '#platform/db.ts'
import { announcePresence } from './announce-presence.ts'
import { deleteSwitchesOfOwing } from './sql.ts'

/**
 * Switches off whoever is available and has a legal text to accept, once it is in force. An open consultation goes on.
 */
export const switchOffOwing = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    for (const { consultantId } of await deleteSwitchesOfOwing(tx, now)) await announcePresence(tx, consultantId, now)
  })
