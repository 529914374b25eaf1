import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from './close-consultation.ts'
import { overdue } from './deadlines.rules.ts'
import { stopClock } from './pause-consultation.ts'
import { findLastProof, isConsultantBusy, lockConsultation } from './sql.ts'

/**
 * What the passing of time does: an unanswered request expires, a cut or a silence pauses, a pause that is too long
 * ends. Safe to repeat.
 */
export async function closeOverdueConsultation(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (!c || c.endedAt) return
    const at = await clock(tx)
    const due = overdue(
      c,
      at,
      await findLastProof(tx, id),
      c.state === 'requested' && (await isConsultantBusy(tx, c.consultantId)),
    )
    if (due?.to === 'paused') await stopClock(tx, c, { reason: due.reason, at })
    else if (due) await closeConsultation(tx, c, { state: due.to, reason: due.reason, at })
  })
}
