import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { insertOnlineAlert } from './sql.ts'

/**
 * Asks to hear, once, when this consultant is online; whoever is online already is told of at once. Refuses whoever is
 * missing or not approved.
 */
export async function addOnlineAlert(
  db: Db,
  { personId, consultantId, now }: { personId: string; consultantId: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    if (!(await insertOnlineAlert(tx, personId, consultantId, now))) throw refuse('not_found')
  })
}
