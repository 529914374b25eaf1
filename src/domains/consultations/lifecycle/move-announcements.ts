import type { Announcement } from '#shared/facts.ts'
import { consultationMoved } from '../state/facts.ts'
import { roomMoved } from '../room/facts.ts'
import type { Reason, State, StopSide } from '../state/rules.ts'
import type { Consultation } from '../state/sql.ts'

type RecordedMove = { state: State; reason?: Reason | null; stopSide?: StopSide | null; at: Date; seq: number }

/** What the room and both people hear of a step; `seq` is its number in the room's sequence. */
export function moveAnnouncements(
  { id, clientId, consultantId }: Pick<Consultation, 'id' | 'clientId' | 'consultantId'>,
  { state, reason = null, stopSide = null, at, seq }: RecordedMove,
): Announcement[] {
  const event = { seq, authorId: null, authorKind: 'system', clientMessageId: null, body: null, at } as const
  return [
    roomMoved(id, { ...event, fact: { state, reason, stopSide } }),
    ...[clientId, consultantId].map((personId) => consultationMoved(personId, { id, state })),
  ]
}
