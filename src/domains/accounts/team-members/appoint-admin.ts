import { databaseClock } from '#platform/clock.ts'
import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { recordRole } from '../registration/sql.ts'
import { isRestrained } from '../restraints/sql.ts'
import { insertMember } from './sql.ts'

/**
 * Makes a registered person one of the team, who signs in again, because sessions of the team are short. No endpoint
 * calls this: nobody can register or promote themselves.
 */
export const appointAdmin = (db: Db, personId: string, roles: readonly TeamRole[] = ['administration']) =>
  inTransaction(db, async (tx) => appoint(tx, { personId, roles, now: await databaseClock(tx) }))

type Appointment = { personId: string; roles: readonly TeamRole[]; by?: string | undefined; now: Date }

/**
 * The same, as part of the caller's transaction. `by`: who of the team did; nobody: `npm run admin`. Refuses whoever is
 * suspended, blocked or has payouts at rest: of somebody of the team nobody could lift it.
 */
export async function appoint(tx: Tx, { personId, roles, by, now }: Appointment) {
  await insertMember(tx, { personId, roles, invitedBy: by ?? null, since: now })
  const appointed = await recordRole(tx, personId, 'admin')
  if (appointed.length === 0) throw refuse('person_not_found')
  if (await isRestrained(tx, personId, now)) throw refuse('restrained')
  await endSessionsOf(tx, { personId, now })
  const event = { ...(by && { actorId: by }), personId, after: { roles: roles.join(' ') }, at: now }
  await recordSecurityEvent(tx, { kind: 'accounts.admin_appointed', ...event })
}
