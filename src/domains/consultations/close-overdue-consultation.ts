import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from './close-consultation.ts'
import { overdue } from './deadlines.rules.ts'
import { stopClock } from './pause-consultation.ts'
import { findLastProofs, isConsultantBusy, lockConsultation } from './sql.ts'

/**
 * What the passing of time does: an unanswered request expires, a cut or a silence pauses, a pause that is too long
 * ends. Safe to repeat.
 */
export async function closeOverdueConsultation(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (!c || c.endedAt) return
    const at = await clock(tx)
    const proofs = await findLastProofs(tx, id)
    const isBusy = c.state === 'requested' && (await isConsultantBusy(tx, c.consultantId))
    const due = overdue(c, at, proofs, isBusy)
    if (!due) return
    const { to, reason } = due
    const cause = { reason, proofs }
    if (to === 'paused') await stopClock(tx, c, { cause, at })
    else await closeConsultation(tx, c, { state: to, cause, at })
  })
}
