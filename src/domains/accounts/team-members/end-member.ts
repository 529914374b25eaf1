import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { propose } from '../proposals/propose.ts'
import { confirmProposal, type Second } from '../proposals/record-decision.ts'
import { endRecoveries } from '../recovery/sql.ts'
import { recordRole } from '../registration/sql.ts'
import { deleteSecondFactor } from '../second-factor/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { assertAdministrated } from './assert-administrated.ts'
import { findMember } from './find-member.ts'
import { membershipEndedMail } from './mails.ts'
import * as sql from './sql.ts'

type End = { personId: string; reason: string; by: string; second?: Second; clock: Clock }

/**
 * Somebody leaves the team: sessions, the second factor and an open invitation end, and they are what they were before.
 * It needs two: without a second one it is proposed. Refuses oneself, `member_not_found`, `last_administrator`,
 * `proposal_waits`.
 */
export const endMember = (db: Db, { personId, reason, by, second, clock }: End) =>
  inTransaction(db, async (tx) => {
    forbidSelfDecision(by, personId)
    await sql.lockTeam(tx)
    const now = await clock(tx)
    const member = await findMember(tx, personId, now)
    await assertAdministrated(tx, personId)
    if (!second) {
      const words = `encerrar o acesso de ${member.firstName} à equipe`
      const asked = { subjectId: personId, personId, input: {}, reason, by, words, at: now }
      return propose(tx, { kind: 'member_end', ...asked })
    }
    await confirmProposal(tx, second, now)
    const role = await sql.endMember(tx, personId, by, now)
    await recordRole(tx, personId, role!)
    await endRecoveries(tx, personId, now)
    await deleteSecondFactor(tx, personId)
    await endSessionsOf(tx, { personId, now })
    const changed = { before: { roles: member.roles.join(' ') }, after: { roles: null } }
    const event = { actorId: by, personId, subjectId: personId, reason, ...changed, at: now }
    await recordSecurityEvent(tx, { kind: 'accounts.member_ended', ...event })
    const template = membershipEndedMail(member.firstName)
    await queueMail(tx, { key: `team-ended:${crypto.randomUUID()}`, to: member.email, template, now })
  })
