import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { insertOnlineAlert } from './sql.ts'

/**
 * Asks for one online alert; if the consultant is online already, it is sent at once. Refuses a missing or unapproved
 * consultant.
 */
export async function addOnlineAlert(
  db: Db,
  { personId, consultantId, now }: { personId: string; consultantId: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    if (!(await insertOnlineAlert(tx, personId, consultantId, now))) throw refuse('not_found')
  })
}
