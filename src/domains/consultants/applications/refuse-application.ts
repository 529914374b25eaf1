import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { applicationRefused } from '../facts.ts'
import { refuse } from '../rules.ts'
import { refuse as refuseDecision } from './rules.ts'
import { refusedMail } from './mails.ts'
import { findOpenRefusal, insertRefusal, lockApplicant } from './sql.ts'

/**
 * Refuses an application in review with a reason, mails it, and records who did. The same reason again changes nothing;
 * the person may apply again. Refuses the own one, one not in review, and one that changed after the `revision` that
 * was read.
 */
export async function refuseApplication(
  db: Db,
  {
    consultantId,
    reason,
    revision,
    refusedBy,
    now,
  }: { consultantId: string; reason: string; revision: number; refusedBy: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    const applicant = await lockApplicant(tx, consultantId)
    if (!applicant) throw refuse('not_found')
    forbidSelfDecision(refusedBy, consultantId)
    if (applicant.isApproved) throw refuseDecision('already_decided')
    const earlier = await findOpenRefusal(tx, consultantId)
    if (earlier?.reason === reason) return
    if (earlier) throw refuseDecision('already_decided')
    if (revision !== applicant.revision) throw refuseDecision('changed_meanwhile')
    await insertRefusal(tx, { consultantId, reason, refusedBy, refusedAt: now })
    await announce(tx, applicationRefused(consultantId))
    const event = { actorId: refusedBy, personId: consultantId, subjectId: consultantId, reason, at: now }
    const states = { before: { state: 'in_review' }, after: { state: 'refused' } }
    await recordSecurityEvent(tx, { kind: 'consultants.application_refused', ...event, ...states })
    await queueMail(tx, {
      key: `application-refused:${consultantId}:${now.getTime()}`,
      to: applicant.email,
      template: refusedMail({ firstName: applicant.firstName, reason }),
      about: { kind: 'profile', personId: consultantId },
      now,
    })
  })
}
