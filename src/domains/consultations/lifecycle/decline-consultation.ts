import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { settleConsultation } from './settle-consultation.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockConsultationOf } from '../state/sql.ts'

/**
 * The consultant does not take the request; everything reserved goes back. Refuses anything but an open request.
 * Declining twice changes nothing. Answers the consultation as the consultant sees it.
 */
export async function declineConsultation(
  db: Db,
  { id, consultantId, clock }: { id: string; consultantId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, consultantId)
    if (!c || c.consultantId !== consultantId) throw refuse('not_found')
    if (c.state === 'declined') return readConsultation(tx, id, consultantId)
    if (c.state !== 'requested') throw refuse('too_late')
    const at = await clock(tx)
    const closed = await settleConsultation(tx, c, { state: 'declined', cause: { reason: 'by_consultant' }, at })
    return consultationViewOf(closed, { readerId: consultantId, readAt: at })
  })
}
