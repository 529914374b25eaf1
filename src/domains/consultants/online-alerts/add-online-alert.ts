import { inTransaction, type Db } from '#platform/db.ts'
import { findMeetingObstacle } from '../meeting/sql.ts'
import { refuse } from '../rules.ts'
import { insertOnlineAlert } from './sql.ts'

/**
 * Asks for one online alert, sent at once if the consultant is online. Refuses an unapproved consultant, and one whom
 * this person has blocked. With any other obstacle the alert waits silently: whoever is blocked is never told, and a
 * break ends.
 */
export async function addOnlineAlert(
  db: Db,
  { personId, consultantId, now }: { personId: string; consultantId: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    const obstacle = await findMeetingObstacle(tx, { clientId: personId, consultantId, at: now })
    if (obstacle === 'blocked_by_client') throw refuse('blocked_by_you')
    if (!(await insertOnlineAlert(tx, personId, consultantId, now))) throw refuse('not_found')
  })
}
