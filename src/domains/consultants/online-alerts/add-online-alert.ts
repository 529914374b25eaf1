import { inTransaction, type Db } from '#platform/db.ts'
import { findMeetingObstacle } from '../meeting/sql.ts'
import { refuse } from '../rules.ts'
import { insertOnlineAlert } from './sql.ts'

/**
 * Asks for one online alert; if the consultant is online already, it is sent at once. Refuses a missing or unapproved
 * consultant, and one whom this person has blocked. With any other obstacle between them the alert waits, and says
 * nothing: whoever is blocked is never told, and a break ends.
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
