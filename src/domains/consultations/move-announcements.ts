import type { Announcement } from '#platform/bus.ts'
import { type RoomEvent, roomTopic } from './contract.ts'
import type { Reason, State, StopSide } from './rules.ts'
import type { Consultation } from './sql.ts'

type RecordedMove = { state: State; reason?: Reason | null; stopSide?: StopSide | null; at: Date; seq: number }

/** What the room and both people hear of a step; `seq` is its number in the room's sequence. */
export function moveAnnouncements(
  { id, clientId, consultantId }: Pick<Consultation, 'id' | 'clientId' | 'consultantId'>,
  { state, reason = null, stopSide = null, at, seq }: RecordedMove,
): Announcement[] {
  const event: RoomEvent = {
    type: 'moved',
    seq,
    authorId: null,
    authorKind: 'system',
    clientMessageId: null,
    body: null,
    fact: { state, reason, stopSide },
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
