import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { endRecoveries } from '../recovery/sql.ts'
import { recordRole } from '../registration/sql.ts'
import { deleteSecondFactor } from '../second-factor/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { assertAdministrated } from './assert-administrated.ts'
import { findMember } from './find-member.ts'
import { membershipEndedMail } from './mails.ts'
import * as sql from './sql.ts'

type End = { personId: string; by: string; now: Date }

/**
 * Somebody leaves the team: sessions, the second factor and an open invitation end, and they are what they were before.
 * Refuses oneself, `member_not_found`, `last_administrator`.
 */
export const endMember = (db: Db, { personId, by, now }: End) =>
  inTransaction(db, async (tx) => {
    forbidSelfDecision(by, personId)
    await sql.lockTeam(tx)
    const member = await findMember(tx, personId, now)
    await assertAdministrated(tx, personId)
    const role = await sql.endMember(tx, personId, by, now)
    await recordRole(tx, personId, role!)
    await endRecoveries(tx, personId, now)
    await deleteSecondFactor(tx, personId)
    await endSessionsOf(tx, { personId, now })
    const changed = { before: { roles: member.roles.join(' ') }, after: { roles: null } }
    const event = { actorId: by, personId, subjectId: personId, ...changed, at: now }
    await recordSecurityEvent(tx, { kind: 'accounts.member_ended', ...event })
    const template = membershipEndedMail(member.firstName)
    await queueMail(tx, { key: `team-ended:${crypto.randomUUID()}`, to: member.email, template, now })
  })
