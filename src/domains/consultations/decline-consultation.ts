import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from './close-consultation.ts'
import { refuse } from './rules.ts'
import { lockConsultationOf } from './sql.ts'

/**
 * The consultant declines the request; everything reserved is released. Refuses anything but an open request. Declining
 * twice changes nothing.
 */
export async function declineConsultation(
  db: Db,
  { id, consultantId, clock }: { id: string; consultantId: string; clock: Clock },
) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, consultantId)
    if (!c || c.consultantId !== consultantId) throw refuse('not_found')
    if (c.state === 'declined') return
    if (c.state !== 'requested') throw refuse('too_late')
    await closeConsultation(tx, c, 'declined', 'by_consultant', await clock(tx))
  })
}
