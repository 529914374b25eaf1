import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { captureProven } from './billing/capture-proven.ts'
import { moveConsultation } from './move-consultation.ts'
import { type Reason, refuse } from './rules.ts'
import { type Consultation, lockConsultationOf } from './sql.ts'

/** Either side stops the clock by hand. Refuses unless it is running; pausing one's own pause again changes nothing. */
export async function pauseConsultation(
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    if (c.state === 'paused' && c.pausedBy === personId) return
    await stopClock(tx, c, personId === c.clientId ? 'by_client' : 'by_consultant', await clock(tx), personId)
  })
}

/** The clock stands still from here; what was proven before is charged at once. */
export async function stopClock(tx: Tx, c: Consultation, reason: Reason, at: Date, personId: string | null = null) {
  await moveConsultation(tx, await captureProven(tx, c), 'paused', reason, at, { pausedAt: at, pausedBy: personId })
}
