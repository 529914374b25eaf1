import { recordSecurityEvent, refuseOwnCase } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { announce } from '#platform/bus.ts'
import { consultantApproved } from '../facts.ts'
import { refuse, type Tier } from '../rules.ts'
import { refuse as refuseDecision } from './rules.ts'
import { approvedMail } from './mails.ts'
import { findOpenRefusal, lockApplicant, recordApproval } from './sql.ts'

/**
 * Approves an application under a tier, mails it to the person, and records who did. The first approval stays;
 * repeating changes nothing. Refuses whoever never applied, the own application, a refused one that was not
 * sent again, and one that changed after the `revision` that was read; without a revision nobody read it (demo data).
 */
export async function approveConsultant(
  db: Db,
  given: { consultantId: string; tier: Tier; revision?: number; approvedBy: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    const { consultantId: personId, approvedBy, tier, now } = given
    const applicant = await lockApplicant(tx, personId)
    if (!applicant) throw refuse('not_found')
    refuseOwnCase(approvedBy, personId)
    if (applicant.isApproved) return
    if (await findOpenRefusal(tx, personId)) throw refuseDecision('application_refused')
    if (given.revision !== undefined && given.revision !== applicant.revision) throw refuseDecision('changed_meanwhile')
    await recordApproval(tx, personId, approvedBy, tier, now)
    await announce(tx, consultantApproved(personId))
    const event = { actorId: approvedBy, personId, subjectId: personId, at: now }
    await recordSecurityEvent(tx, { kind: 'consultants.consultant_approved', detail: tier, ...event })
    const template = approvedMail({ firstName: applicant.firstName, tier })
    await queueMail(tx, { key: `application-approved:${personId}`, to: applicant.email, template, now })
  })
}
