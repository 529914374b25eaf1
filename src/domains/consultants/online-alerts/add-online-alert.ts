import { inTransaction, type Db } from '#platform/db.ts'
import { listBlockers } from '../blocks.sql.ts'
import { refuse } from '../rules.ts'
import { insertOnlineAlert } from './sql.ts'

/**
 * Asks for one online alert; if the consultant is online already, it is sent at once. Refuses a missing or unapproved
 * consultant, and one whom this person has blocked.
 */
export async function addOnlineAlert(
  db: Db,
  { personId, consultantId, now }: { personId: string; consultantId: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    if ((await listBlockers(tx, { consultantId, clientId: personId })).includes('client'))
      throw refuse('blocked_by_you')
    if (!(await insertOnlineAlert(tx, personId, consultantId, now))) throw refuse('not_found')
  })
}
