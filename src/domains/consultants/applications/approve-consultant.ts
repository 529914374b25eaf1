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
    const isNew = await recordApproval(tx, given.consultantId, given.approvedBy, given.tier, given.now)
    if (isNew) await announce(tx, consultantApproved(given.consultantId))
    else if (!(await isApplicant(tx, given.consultantId))) throw refuse('not_found')
  })
}
