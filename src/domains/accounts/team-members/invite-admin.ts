import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { revokeOldAccess } from '../passwords/revoke-old-access.ts'
import { TEAM_LINK_VALID_FOR_MS } from '../recovery/rules.ts'
import { endRecoveries, insertRecovery, recordNewPassword } from '../recovery/sql.ts'
import { insertAdmin, lockToInvite } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { hashOfToken, newToken } from '../sessions/token.ts'
import { appoint } from './appoint-admin.ts'
import { addAdministration, insertMember, lockTeam, wasMember } from './sql.ts'
import type { TeamRole } from '#shared/team-roles.ts'

type AdminInvitation = { email: string; firstName: string; promotes: boolean; now: Date }

/**
 * Makes somebody an administrator and answers the token of a link that sets a password: once, within 24 hours; earlier
 * links end. Refuses `not_an_admin`: somebody else has the address, unless `promotes`. A password set before the
 * address was confirmed ends. No endpoint calls this.
 */
export const inviteAdmin = (db: Db, { now, ...given }: AdminInvitation): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockTeam(tx)
    const { personId, token } = await invite(tx, { ...given, roles: ['administration'], now })
    await addAdministration(tx, personId)
    return token
  })

type Invitation = {
  email: string
  firstName: string
  roles: readonly TeamRole[]
  /** Whether a client or consultant may become one of the team. */
  promotes: boolean
  /** Who of the team invites. */
  by?: string | undefined
  now: Date
}

/**
 * Makes somebody one of the team and answers the token of a link that sets a password: once, within 24 hours; earlier
 * links end. Whoever left the team may be invited back by it. Refuses `not_an_admin`: somebody else has the address,
 * unless `promotes`.
 */
export async function invite(tx: Tx, { email, firstName, roles, promotes, by, now }: Invitation) {
  const isNew = await insertAdmin(tx, { id: crypto.randomUUID(), email, firstName, createdAt: now })
  const person = await lockToInvite(tx, email)
  if (!person) throw refuse('not_an_admin')
  const { id } = person
  const wasOfTeam = !isNew && person.role === 'admin'
  const mayReturn = by !== undefined && (await wasMember(tx, id))
  if (person.role !== 'admin' && !promotes && !mayReturn) throw refuse('not_an_admin')
  const event = { ...(by && { actorId: by }), personId: id, after: { roles: roles.join(' ') }, at: now }
  if (isNew) {
    await insertMember(tx, { personId: id, roles, invitedBy: by ?? null, since: now })
    await recordSecurityEvent(tx, { kind: 'accounts.admin_appointed', ...event })
  } else if (person.role !== 'admin') {
    await appoint(tx, { personId: id, roles, by, now })
    if (!person.isConfirmed) await shutOut(tx, { id, email }, now)
  }
  await endRecoveries(tx, id, now)
  const [token, expiresAt] = [newToken(), new Date(now.getTime() + TEAM_LINK_VALID_FOR_MS)]
  await insertRecovery(tx, { tokenHash: hashOfToken(token), personId: id, createdAt: now, expiresAt })
  // Who of the team invites somebody new is in the log once.
  if (!by || wasOfTeam) await recordSecurityEvent(tx, { kind: 'accounts.admin_link_made', ...event })
  return { personId: id, token }
}

async function shutOut(tx: Tx, person: { id: string; email: string }, now: Date) {
  await recordNewPassword(tx, person.id, null)
  await revokeOldAccess(tx, { person, device: undefined, now })
}
