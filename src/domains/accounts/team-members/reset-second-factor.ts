import { queueMail } from '#domains/notifications/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { forbidSelfDecision } from '../forbid-self-decision.ts'
import { refuse } from '../rules.ts'
import { deleteSecondFactor } from '../second-factor/sql.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { findMember } from './find-member.ts'
import { secondFactorResetMail } from './mails.ts'
import { lockTeam } from './sql.ts'

/** `by`: who of the team does; nobody: `npm run admin`. */
type Reset = { personId: string; by?: string; now: Date }

/**
 * Forgets the second factor of a member who lost it: their sessions end, they are told by mail and set another one up.
 * Refuses oneself, `member_not_found`, `no_second_factor`.
 */
export const resetSecondFactor = (db: Db, { personId, by, now }: Reset) =>
  inTransaction(db, async (tx) => {
    if (by) forbidSelfDecision(by, personId)
    await lockTeam(tx)
    const member = await findMember(tx, personId, now)
    if (!(await deleteSecondFactor(tx, personId))) throw refuse('no_second_factor')
    await endSessionsOf(tx, { personId, now })
    const changed = { before: { secondFactor: true }, after: { secondFactor: false } }
    const event = { ...(by && { actorId: by }), personId, subjectId: personId, ...changed, at: now }
    await recordSecurityEvent(tx, { kind: 'accounts.second_factor_reset', ...event })
    const template = secondFactorResetMail(member.firstName)
    await queueMail(tx, {
      key: `second-factor-reset:${crypto.randomUUID()}`,
      to: member.email,
      template,
      about: { kind: 'account', personId },
      now,
    })
    return findMember(tx, personId, now)
  })
