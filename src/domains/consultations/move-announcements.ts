import type { Announcement } from '#platform/bus.ts'
import { type RoomEvent, roomTopic } from './contract.ts'
import type { Reason, State } from './rules.ts'
import type { Consultation } from './sql.ts'

/** A step of a consultation's life; `seq` is its number in the room's sequence. */
export type ConsultationMove = { state: State; reason?: Reason | null; at: Date; seq: number }

/** What the room and both people hear of a step. */
export function moveAnnouncements(
  { id, clientId, consultantId }: Pick<Consultation, 'id' | 'clientId' | 'consultantId'>,
  { state, reason = null, at, seq }: ConsultationMove,
): Announcement[] {
  const event: RoomEvent = {
    type: 'moved',
    seq,
    authorId: null,
    authorKind: 'system',
    clientMessageId: null,
    body: null,
    fact: { state, reason },
    at,
  }
  return [
    { topic: roomTopic(id), fact: event },
    ...[clientId, consultantId].map((personId) => ({
      topic: `person:${personId}` as const,
      fact: { type: 'consultation_moved', id, state, reason },
    })),
  ]
}
