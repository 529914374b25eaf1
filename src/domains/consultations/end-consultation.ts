import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeConsultation } from './close-consultation.ts'
import { isOpen, refuse } from './rules.ts'
import { lockConsultationOf } from './sql.ts'

/**
 * Either side ends: a running conversation is settled, one that has not begun is cancelled and costs nothing.
 * Ending what has ended changes nothing.
 */
export async function endConsultation(db: Db, { id, personId, clock }: { id: string; personId: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, personId)
    if (!c) throw refuse('not_found')
    if (!isOpen(c.state)) return
    const state = c.state === 'active' || c.state === 'paused' ? 'ended' : 'cancelled'
    await closeConsultation(tx, c, state, personId === c.clientId ? 'by_client' : 'by_consultant', await clock(tx))
  })
}
