import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { settleConsultation } from './settle-consultation.ts'
import type { Consultation as ConsultationView } from '../state/contract.ts'
import { consultationViewOf } from '../reading/consultation-view.ts'
import { readConsultation } from '../reading/read-consultation.ts'
import { canMove } from '../state/rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import { lockConsultationOf } from '../state/sql.ts'

/**
 * The client takes the request back before the clock has started; everything reserved goes back. Refuses a running or
 * booked consultation. Cancelling twice changes nothing. Answers the consultation as its client sees it.
 */
export async function cancelConsultation(
  db: Db,
  { id, clientId, clock }: { id: string; clientId: string; clock: Clock },
): Promise<ConsultationView> {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, clientId)
    if (!c || c.clientId !== clientId) throw refuse('not_found')
    if (c.state === 'cancelled') return readConsultation(tx, id, clientId)
    // Leaving a booked room has its own terms: `end`.
    if (c.bookedAt || !canMove(c.state, 'cancelled')) throw refuse('not_now')
    const at = await clock(tx)
    const closed = await settleConsultation(tx, c, { state: 'cancelled', cause: { reason: 'by_client' }, at })
    return consultationViewOf(closed, { readerId: clientId, readAt: at })
  })
}
