import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { findPersonByEmail } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { findMember } from './find-member.ts'
import { invite } from './invite-admin.ts'
import { invitedMail } from './mails.ts'
import { listMembers, lockTeam, recordRoles } from './sql.ts'

type Invitation = { email: string; firstName: string; roles: readonly TeamRole[]; by: string; now: Date }

/**
 * Somebody of the team invites somebody by mail; the link sets a password, once, within 24 hours. Again for who has not
 * entered: another link, and these roles. Refuses the own address, `already_member`, and `not_an_admin`: a client's or
 * consultant's address.
 */
export const inviteMember = (db: Db, { email, firstName, roles: given, by, now }: Invitation) =>
  inTransaction(db, async (tx) => {
    await lockTeam(tx)
    const roles = [...new Set(given)]
    const known = await findPersonByEmail(tx, email)
    forbidSelfDecision(by, known?.id)
    const [member] = known ? await listMembers(tx, now, known.id) : []
    if (member?.hasEntered) throw refuse('already_member', { email: 'Esta pessoa já é da equipe.' })
    const { personId, token } = await invite(tx, { email, firstName, roles, promotes: false, by, now })
    if (member) await recordRoles(tx, personId, roles)
    const key = `team-invitation:${crypto.randomUUID()}`
    await queueMail(tx, { key, to: email, template: invitedMail(member?.firstName ?? firstName, roles, token), now })
    return findMember(tx, personId, now)
  })
