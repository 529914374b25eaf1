import { presenceAnnouncements } from '#domains/consultants/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { consultationMoved } from './facts.ts'
import { roomMoved } from './room.facts.ts'
import { canMove, isOpen, type Reason, refuse, type State } from './rules.ts'
import { appendRoomEvent, type ConsultationChange, type Consultation, recordChange } from './sql.ts'

/**
 * One step of a consultation's life, inside the caller's transaction and under the room's lock: allowed by the table,
 * recorded together with what changes besides, written into the room's sequence, and announced to the room and to both
 * people. Refuses `not_now` when the table has no such step.
 */
export async function moveConsultation(
  tx: Tx,
  c: Consultation,
  state: State,
  reason: Reason | null,
  at: Date,
  change: ConsultationChange = {},
): Promise<Consultation> {
  if (!canMove(c.state, state)) throw refuse('not_now')
  await recordChange(tx, c.id, { ...change, state, reason })
  await announceConsultationMove(tx, c, state, reason, at)
  return { ...c, ...change, state, reason }
}

/**
 * Writes the step into the room's sequence and announces it, in one statement, to the room, to both people, and to
 * whoever looks at the consultant's badge.
 */
export async function announceConsultationMove(
  tx: Tx,
  { id, clientId, consultantId }: Pick<Consultation, 'id' | 'clientId' | 'consultantId'>,
  state: State,
  reason: Reason | null,
  at: Date,
) {
  const seq = await appendRoomEvent(tx, id, 'moved', { state, reason }, at)
  const event = { seq, authorId: null, authorKind: 'system', clientMessageId: null, body: null, at } as const
  await announce(
    tx,
    roomMoved(id, { ...event, fact: { state, reason } }),
    ...(state === 'accepted' || !isOpen(state) ? await presenceAnnouncements(tx, consultantId, at) : []),
    ...[clientId, consultantId].map((personId) => consultationMoved(personId, { id, state })),
  )
}
