import { guardAcceptance } from '#domains/accounts/index.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { announcePresence } from './announce-presence.ts'
import { findApproval, insertSwitch } from './sql.ts'

/**
 * Switches to available. Refuses whoever has not applied, is still in review, or has a legal text to accept. Safe to
 * repeat.
 */
export async function setAvailable(db: Db, consultantId: string, now: Date) {
  return inTransaction(db, async (tx) => {
    const approval = await findApproval(tx, consultantId)
    if (!approval) throw refuse('not_applied')
    if (!approval.isApproved) throw refuse('in_review')
    await guardAcceptance(tx, consultantId, now)
    await insertSwitch(tx, consultantId, now)
    await announcePresence(tx, consultantId, now)
  })
}
