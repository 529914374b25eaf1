import type { Consultation, RoomEvent, RoomSignal } from '../../contract.ts'

/**
 * A room as far as this browser has heard of it: a fold over what the server said, never over what the browser thinks.
 */
export type Room = {
  consultation: Consultation
  /** Everything up to `seq` without a gap, in order. */
  events: readonly RoomEvent[]
  seq: number
  /** The highest number that is known to exist; above `seq` something is missing. */
  heardUpTo: number
  /** Something changed that the event itself does not carry whole: read again. */
  isStale: boolean
  /** Our own connection number, and the newest one that sat down in our seat. */
  connection: number | undefined
  newestConnection: number
  /** How often the other one was heard typing, and how often when their last words came. */
  typed: number
  answered: number
}

export type Heard = RoomEvent | RoomSignal

/** A room as it was read: where it stands, and its events from the first one on. */
export const openRoom = (consultation: Consultation, events: readonly RoomEvent[]): Room =>
  events.reduce<Room>(append, {
    consultation,
    events: [],
    seq: 0,
    heardUpTo: 0,
    isStale: false,
    connection: undefined,
    newestConnection: 0,
    typed: 0,
    answered: 0,
  })

/**
 * Takes in what was read: first the events that were missed, then the snapshot, unless something moved while it was on
 * its way and it may be older than what was heard. A clock that was heard further on does not go back.
 */
export function readOn(room: Room, consultation: Consultation, events: readonly RoomEvent[]): Room {
  const whole = events.reduce<Room>(append, room)
  if (room.isStale) return whole
  const aheadMs = Math.max(0, room.consultation.billedMs - consultation.billedMs)
  return {
    ...whole,
    consultation: { ...consultation, billedMs: consultation.billedMs + aheadMs, leftMs: consultation.leftMs - aheadMs },
  }
}

/** From here on a snapshot is on its way; what moves meanwhile makes it stale again. */
export const beginReading = (room: Room): Room => ({ ...room, isStale: false })

/** Hears one thing. Hearing it twice, or late, changes nothing. */
export function hear(room: Room, heard: Heard): Room {
  switch (heard.type) {
    case 'message':
    case 'moved':
      return hearEvent(room, heard)
    case 'metered':
      return hearMeter(room, heard)
    case 'seated':
      return { ...room, connection: heard.connection }
    case 'taken_over':
      return heard.seat === room.consultation.you
        ? { ...room, newestConnection: Math.max(room.newestConnection, heard.connection) }
        : room
    case 'typing':
      return heard.seat === room.consultation.you ? room : { ...room, typed: room.typed + 1 }
    case 'read_again':
      return { ...room, isStale: true }
    default:
      return room
  }
}

/** The line broke, and with it our seat: the next one that we hear of as taken may be our own. */
export const unseated = (room: Room): Room => ({ ...room, connection: undefined })

/** Is there something to read before this room is whole again? */
export const mustReadOn = (room: Room) => room.isStale || room.heardUpTo > room.seq

/** Does another tab or device of the same person sit in our seat now? */
export const isTakenOver = ({ connection, newestConnection }: Room) =>
  connection !== undefined && newestConnection > connection

function hearEvent(room: Room, event: RoomEvent): Room {
  if (event.seq > room.seq + 1) return { ...room, heardUpTo: Math.max(room.heardUpTo, event.seq) }
  const next = append(room, event)
  if (next === room) return room
  if (event.type === 'message')
    return event.authorKind === room.consultation.you ? next : { ...next, answered: next.typed }
  // The state shows at once; deadlines and money follow with the next read.
  const { state = room.consultation.state, reason = null } = event.fact
  return { ...next, isStale: true, consultation: { ...next.consultation, state, reason } }
}

function append(room: Room, event: RoomEvent): Room {
  if (event.seq !== room.seq + 1) return room
  return { ...room, seq: event.seq, heardUpTo: Math.max(room.heardUpTo, event.seq), events: [...room.events, event] }
}

/** The clock only goes forward. When what is reserved has changed, the amounts are read again. */
function hearMeter(room: Room, { billedMs, leftMs }: { billedMs: number; leftMs: number }): Room {
  const before = room.consultation
  if (billedMs < before.billedMs) return room
  const isStale = room.isStale || billedMs + leftMs !== before.billedMs + before.leftMs
  return { ...room, isStale, consultation: { ...before, billedMs, leftMs } }
}
