import { announcePresence } from '#domains/consultants/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { roomTopic } from './contract.ts'
import { canMove, isOpen, type Reason, refuse, type State } from './rules.ts'
import { appendRoomEvent, type ConsultationChange, type Consultation, recordChange } from './sql.ts'

/**
 * Moves a consultation to its next state, inside the caller's transaction and under the room's lock: records the
 * change, appends it to the room's events, and announces it to the room and to both people. Refuses `not_now` when the
 * table of states has no such step.
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
 * Appends the step to the room's events and announces it to the room, to both people, and to whoever sees the
 * consultant's presence.
 */
export async function announceConsultationMove(
  tx: Tx,
  { id, clientId, consultantId }: Pick<Consultation, 'id' | 'clientId' | 'consultantId'>,
  state: State,
  reason: Reason | null,
  at: Date,
) {
  const seq = await appendRoomEvent(tx, id, 'moved', { state, reason }, at)
  await announce(tx, roomTopic(id), {
    type: 'moved',
    seq,
    authorId: null,
    authorKind: 'system',
    clientMessageId: null,
    body: null,
    fact: { state, reason },
    at,
  })
  if (state === 'accepted' || !isOpen(state)) await announcePresence(tx, consultantId, at)
  for (const personId of [clientId, consultantId])
    await announce(tx, `person:${personId}`, { type: 'consultation_moved', id, state, reason })
}
