import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { assertAdministrated } from './assert-administrated.ts'
import { findMember } from './find-member.ts'
import { rolesChangedMail } from './mails.ts'
import { lockTeam, recordRoles } from './sql.ts'

type Change = { personId: string; roles: readonly TeamRole[]; by: string; now: Date }

/**
 * Replaces the roles of a member, who is told by mail. The same roles again change nothing. Refuses the own ones,
 * `member_not_found`, `last_administrator`.
 */
export const changeRoles = (db: Db, { personId, roles: given, by, now }: Change) =>
  inTransaction(db, async (tx) => {
    forbidSelfDecision(by, personId)
    await lockTeam(tx)
    const member = await findMember(tx, personId, now)
    const roles = [...new Set(given)]
    if (roles.length === member.roles.length && roles.every((role) => member.roles.includes(role))) return member
    if (!roles.includes('administration')) await assertAdministrated(tx, personId)
    await recordRoles(tx, personId, roles)
    const changed = { before: { roles: member.roles.join(' ') }, after: { roles: roles.join(' ') } }
    const event = { actorId: by, personId, subjectId: personId, ...changed, at: now }
    await recordSecurityEvent(tx, { kind: 'accounts.member_roles_changed', ...event })
    const template = rolesChangedMail(member.firstName, roles)
    await queueMail(tx, { key: `team-roles:${crypto.randomUUID()}`, to: member.email, template, now })
    return findMember(tx, personId, now)
  })
