import { findHindrance, forbidSelfDecision, recordSecurityEvent } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { announce } from '#platform/bus.ts'
import { listDocuments } from '../application-documents/sql.ts'
import { consultantApproved } from '../facts.ts'
import { refuse, type Tier } from '../rules.ts'
import { refuse as refuseDecision } from './rules.ts'
import { approvedMail } from './mails.ts'
import { findOpenRefusal, findTaxId, isTaxIdOfAnother, lockApplicant, lockTaxId, recordApproval } from './sql.ts'

/**
 * Approves an application under a tier, mails it, and records who did. Repeating changes nothing. Refuses the own one,
 * an unconfirmed address, a restrained person, a refused or changed one (`revision`: what was read), and a document of
 * somebody who attends.
 */
export async function approveConsultant(
  db: Db,
  given: { consultantId: string; tier: Tier; revision?: number; approvedBy: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    const { consultantId: personId, approvedBy, tier, now } = given
    const taxId = await findTaxId(tx, personId)
    if (taxId) await lockTaxId(tx, taxId)
    const applicant = await lockApplicant(tx, personId)
    if (!applicant) throw refuse('not_found')
    forbidSelfDecision(approvedBy, personId)
    if (applicant.isApproved) return
    if (await findOpenRefusal(tx, personId)) throw refuseDecision('application_refused')
    const isAsRead = given.revision === undefined || given.revision === applicant.revision
    if (!isAsRead || applicant.taxId !== taxId) throw refuseDecision('changed_meanwhile')
    if (!applicant.isEmailConfirmed) throw refuseDecision('email_unconfirmed')
    if ((await findHindrance(tx, personId, now)).kind) throw refuseDecision('applicant_restrained')
    if (await isTaxIdOfAnother(tx, taxId, personId, now)) throw refuseDecision('tax_id_approved')
    const documents = (await listDocuments(tx, personId)).length
    await recordApproval(tx, personId, approvedBy, tier, now)
    await announce(tx, consultantApproved(personId))
    const event = { actorId: approvedBy, personId, subjectId: personId, at: now }
    const states = { before: { state: 'in_review' }, after: { state: 'approved', tier, documents } }
    await recordSecurityEvent(tx, { kind: 'consultants.consultant_approved', detail: tier, ...event, ...states })
    const template = approvedMail({ firstName: applicant.firstName, tier })
    await queueMail(tx, {
      key: `application-approved:${personId}`,
      to: applicant.email,
      template,
      about: { kind: 'profile', personId },
      now,
    })
  })
}
