import type { Consultation, RoomEvent, RoomSignal } from '../../../contract.ts'

/**
 * A room as far as this browser has heard of it: a fold over what the server said, never over what the browser thinks.
 */
export type RoomState = {
  consultation: Consultation
  /** Everything up to `seq` without a gap, in order. */
  events: readonly RoomEvent[]
  seq: number
  /** The highest number that is known to exist; above `seq` something is missing. */
  knownSeq: number
  /** Something changed that the event itself does not carry whole: read again. */
  isStale: boolean
  /** Our own connection number, and the newest one that sat down in our seat. */
  connection: number | undefined
  newestConnection: number
  /** How often the other one was heard typing, and how often when their last words came. */
  typingCount: number
  typingCountAtMessage: number
}

export type RoomFact = RoomEvent | RoomSignal

/** A room as it was read: where it stands, and its events from the first one on. */
export const roomFromSnapshot = (consultation: Consultation, events: readonly RoomEvent[]): RoomState =>
  events.reduce<RoomState>(appendInOrder, {
    consultation,
    events: [],
    seq: 0,
    knownSeq: 0,
    isStale: false,
    connection: undefined,
    newestConnection: 0,
    typingCount: 0,
    typingCountAtMessage: 0,
  })

/**
 * Takes in what was read: first the events that were missed, then the snapshot, unless something moved while it was on
 * its way and it may be older than what was heard. A clock that was heard further on does not go back.
 */
export function applySnapshot(room: RoomState, consultation: Consultation, events: readonly RoomEvent[]): RoomState {
  const whole = events.reduce<RoomState>(appendInOrder, room)
  if (room.isStale) return whole
  const aheadMs = Math.max(0, room.consultation.billedMs - consultation.billedMs)
  return {
    ...whole,
    consultation: { ...consultation, billedMs: consultation.billedMs + aheadMs, leftMs: consultation.leftMs - aheadMs },
  }
}

/** From here on a snapshot is on its way; what moves meanwhile makes it stale again. */
export const beginRefetch = (room: RoomState): RoomState => ({ ...room, isStale: false })

/** Hears one thing. Hearing it twice, or late, changes nothing. */
export function applyFact(room: RoomState, heard: RoomFact): RoomState {
  switch (heard.type) {
    case 'message':
    case 'moved':
      return applyEvent(room, heard)
    case 'metered':
      return applyMeterReading(room, heard)
    case 'seated':
      return { ...room, connection: heard.connection }
    case 'taken_over':
      return heard.seat === room.consultation.you
        ? { ...room, newestConnection: Math.max(room.newestConnection, heard.connection) }
        : room
    case 'typing':
      return heard.seat === room.consultation.you ? room : { ...room, typingCount: room.typingCount + 1 }
    case 'read_again':
      return { ...room, isStale: true }
    default:
      return room
  }
}

/** The line broke, and with it our seat: the next one that we hear of as taken may be our own. */
export const withoutConnection = (room: RoomState): RoomState => ({ ...room, connection: undefined })

/** Is there something to read before this room is whole again? */
export const needsRefetch = (room: RoomState) => room.isStale || room.knownSeq > room.seq

/** Does another tab or device of the same person sit in our seat now? */
export const isTakenOver = ({ connection, newestConnection }: RoomState) =>
  connection !== undefined && newestConnection > connection

function applyEvent(room: RoomState, event: RoomEvent): RoomState {
  if (event.seq > room.seq + 1) return { ...room, knownSeq: Math.max(room.knownSeq, event.seq) }
  const next = appendInOrder(room, event)
  if (next === room) return room
  if (event.type === 'message')
    return event.authorKind === room.consultation.you ? next : { ...next, typingCountAtMessage: next.typingCount }
  // The state shows at once; deadlines and money follow with the next read.
  const { state = room.consultation.state, reason = null, stopSide = null } = event.fact
  return { ...next, isStale: true, consultation: { ...next.consultation, state, reason, stopSide } }
}

function appendInOrder(room: RoomState, event: RoomEvent): RoomState {
  if (event.seq !== room.seq + 1) return room
  return { ...room, seq: event.seq, knownSeq: Math.max(room.knownSeq, event.seq), events: [...room.events, event] }
}

/** The clock only goes forward. When what is reserved has changed, the amounts are read again. */
function applyMeterReading(room: RoomState, { billedMs, leftMs }: { billedMs: number; leftMs: number }): RoomState {
  const before = room.consultation
  if (billedMs < before.billedMs) return room
  const isStale = room.isStale || billedMs + leftMs !== before.billedMs + before.leftMs
  return { ...room, isStale, consultation: { ...before, billedMs, leftMs } }
}
