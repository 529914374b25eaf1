import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { deadlineOf } from './deadlines.rules.ts'
import { moveConsultation } from './move-consultation.ts'
import { refuse } from './rules.ts'
import { isConsultantBusy, lockConsultantSlot, lockConsultationOf } from './sql.ts'

/**
 * The consultant takes a request. Refuses one that is no longer open, or a second open conversation. Accepting twice
 * changes nothing.
 */
export async function acceptConsultation(
  db: Db,
  { id, consultantId, clock }: { id: string; consultantId: string; clock: Clock },
) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultationOf(tx, id, consultantId)
    if (!c || c.consultantId !== consultantId) throw refuse('not_found')
    if (c.acceptedAt) return
    await lockConsultantSlot(tx, consultantId)
    const at = await clock(tx)
    if (c.state !== 'requested' || at >= deadlineOf(c)!) throw refuse('too_late')
    if (await isConsultantBusy(tx, consultantId)) throw refuse('already_attending')
    await moveConsultation(tx, c, 'accepted', null, at, { acceptedAt: at })
  })
}
