import { databaseClock } from '#platform/clock.ts'
import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { recordRole } from './sql.ts'

/**
 * Makes a registered person an admin, who signs in again, because sessions of the team are short. No endpoint calls
 * this: nobody can register or promote themselves.
 */
export const appointAdmin = (db: Db, personId: string) =>
  inTransaction(db, async (tx) => appoint(tx, personId, await databaseClock(tx)))

/** The same, as part of the caller's transaction. */
export async function appoint(tx: Tx, personId: string, now: Date) {
  const appointed = await recordRole(tx, personId, 'admin')
  if (appointed.length === 0) throw refuse('person_not_found')
  await endSessionsOf(tx, { personId, now })
  await recordSecurityEvent(tx, { kind: 'accounts.admin_appointed', personId, at: now })
}
