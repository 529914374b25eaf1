import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { rolesInWords, type TeamRole } from '#shared/team-roles.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { propose } from '../proposals/propose.ts'
import { confirmProposal, type Second } from '../proposals/record-decision.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { assertAdministrated } from './assert-administrated.ts'
import { findMember } from './find-member.ts'
import { rolesChangedMail } from './mails.ts'
import { lockTeam, recordRoles } from './sql.ts'

type Change = {
  personId: string
  roles: readonly TeamRole[]
  reason: string
  by: string
  second?: Second
  clock: Clock
}

/**
 * Replaces the roles of a member, who is told by mail. It needs two: without a second one it is proposed. The same
 * roles again change nothing. Refuses the own ones, `member_not_found`, `last_administrator`, `proposal_waits`.
 */
export const changeRoles = (db: Db, { personId, roles: given, reason, by, second, clock }: Change) =>
  inTransaction(db, async (tx) => {
    forbidSelfDecision(by, personId)
    await lockTeam(tx)
    const at = await clock(tx)
    const member = await findMember(tx, personId, at)
    const roles = [...new Set(given)]
    if (roles.length === member.roles.length && roles.every((role) => member.roles.includes(role))) return
    if (!roles.includes('administration')) await assertAdministrated(tx, personId)
    if (!second) {
      const words = `mudar os papéis de ${member.firstName} na equipe para ${rolesInWords(roles)}`
      const proposed = {
        kind: 'roles',
        subjectId: personId,
        personId,
        input: { roles },
        reason,
        by,
        words,
        at,
      } as const
      return propose(tx, proposed)
    }
    await confirmProposal(tx, second, at)
    await recordRoles(tx, personId, roles)
    const changed = { before: { roles: member.roles.join(' ') }, after: { roles: roles.join(' ') } }
    const event = { actorId: by, personId, subjectId: personId, reason, ...changed, at }
    await recordSecurityEvent(tx, { kind: 'accounts.member_roles_changed', ...event })
    const template = rolesChangedMail(member.firstName, roles)
    await queueMail(tx, {
      key: `team-roles:${crypto.randomUUID()}`,
      to: member.email,
      template,
      about: { kind: 'account', personId },
      now: at,
    })
  })
