import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from './close-consultation.ts'
import type { Consultation as ConsultationView } from './contract.ts'
import { consultationViewOf } from './reading/consultation-view.ts'
import { readConsultation } from './reading/read-consultation.ts'
import { isOpen, refuse } from './rules.ts'
import { lockConsultationOf } from './sql.ts'

/**
 * Either side ends: a running consultation is settled, one that has not begun is cancelled and costs nothing.
 * Ending what has ended changes nothing. Answers the consultation as whoever ended it sees it.
 */
export async function endConsultation(
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    if (!isOpen(c.state)) return readConsultation(tx, id, personId)
    const state = c.state === 'active' || c.state === 'paused' ? 'ended' : 'cancelled'
    const reason = personId === c.clientId ? 'by_client' : 'by_consultant'
    const at = await clock(tx)
    const closed = await closeConsultation(tx, c, { state, cause: { reason }, at })
    return consultationViewOf(closed, { readerId: personId, readAt: at, receiptCode: closed.receiptCode })
  })
}
