import { presenceAnnouncements } from '#domains/consultants/index.ts'
import { announceAll } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { type ConsultationMove, moveAnnouncements } from './move-announcements.ts'
import { canMove, isOpen, refuse } from './rules.ts'
import { type ConsultationChange, type Consultation, recordMove } from './sql.ts'

/**
 * One step of a consultation's life, inside the caller's transaction and under the room's lock: allowed by the table,
 * recorded together with what changes besides, written into the room's sequence, and announced to the room, to both
 * people and to whoever looks at the consultant's badge. Refuses `not_now` when the table has no such step.
 */
export async function moveConsultation<C extends Consultation>(
  tx: Tx,
  c: C,
  { state, reason = null, at }: Omit<ConsultationMove, 'seq'>,
  change: ConsultationChange = {},
): Promise<C> {
  if (!canMove(c.state, state)) throw refuse('not_now')
  const seq = await recordMove(tx, c.id, { ...change, state, reason }, at)
  const changesBadge = state === 'accepted' || !isOpen(state)
  await announceAll(tx, [
    ...moveAnnouncements(c, { state, reason, at, seq }),
    ...(changesBadge ? await presenceAnnouncements(tx, c.consultantId, at) : []),
  ])
  return { ...c, ...change, state, reason }
}
