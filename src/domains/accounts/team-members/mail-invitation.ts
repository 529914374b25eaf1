import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { refuse } from '../rules.ts'
import { findMember } from './find-member.ts'
import { invite } from './invite-admin.ts'
import { invitedMail } from './mails.ts'
import { lockTeam } from './sql.ts'

/**
 * Mails another link to whoever was invited and has not entered; earlier ones end. One alone may: roles were confirmed.
 * Refuses oneself, `member_not_found`, `already_member`.
 */
export const mailInvitation = (db: Db, { personId, by, clock }: { personId: string; by: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    forbidSelfDecision(by, personId)
    await lockTeam(tx)
    const now = await clock(tx)
    const { email, firstName, hasEntered, ...member } = await findMember(tx, personId, now)
    if (hasEntered) throw refuse('already_member')
    const roles = member.roles as TeamRole[]
    const { token } = await invite(tx, { email, firstName, roles, promotes: false, by, now })
    const key = `team-invitation:${crypto.randomUUID()}`
    await queueMail(tx, { key, to: email, template: invitedMail(firstName, roles, token), now })
  })
