import { recordSecurityEvent } from '#domains/accounts/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { announce } from '#platform/bus.ts'
import { consultantApproved } from '../facts.ts'
import { refuse, type Tier } from '../rules.ts'
import { isApplicant, recordApproval } from './sql.ts'

/**
 * Approves an application under a tier and records who did. The first approval stays; repeating changes nothing.
 * Refuses whoever never applied.
 */
export async function approveConsultant(
  db: Db,
  given: { consultantId: string; tier: Tier; approvedBy: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    const { consultantId: personId, approvedBy, tier, now } = given
    const isNew = await recordApproval(tx, personId, approvedBy, tier, now)
    if (!isNew && !(await isApplicant(tx, personId))) throw refuse('not_found')
    if (!isNew) return
    await announce(tx, consultantApproved(personId))
    const event = { actorId: approvedBy, personId, subjectId: personId, at: now }
    await recordSecurityEvent(tx, { kind: 'consultants.consultant_approved', detail: tier, ...event })
  })
}
