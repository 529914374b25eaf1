import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from './close-consultation.ts'
import { canMove, refuse } from './rules.ts'
import { lockConsultationOf } from './sql.ts'

/**
 * The client takes the request back before the clock has started; everything reserved is released. Refuses a running
 * consultation. Cancelling twice changes nothing.
 */
export async function cancelConsultation(
  db: Db,
  { id, clientId, clock }: { id: string; clientId: string; clock: Clock },
) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, clientId)
    if (!c || c.clientId !== clientId) throw refuse('not_found')
    if (c.state === 'cancelled') return
    if (!canMove(c.state, 'cancelled')) throw refuse('not_now')
    await closeConsultation(tx, c, 'cancelled', 'by_client', await clock(tx))
  })
}
