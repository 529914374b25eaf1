import { chargedAs } from '../../../channels/rules.ts'
import type { Consultation } from '../../../state/contract.ts'
import type { RoomEvent } from '../../../room/contract.ts'
import type { RoomFact } from '../../../room/facts.ts'
import { seatOfAuthor } from '../../../room/words.rules.ts'
import { usageUntilNow } from '../../cost-so-far.ts'

/** A room as this browser knows it: a fold over what the server sent, never over what the browser assumes. */
export type RoomState = {
  consultation: Consultation
  /** All events up to `seq`, in order and without a gap. */
  events: readonly RoomEvent[]
  seq: number
  /** The highest number known to exist; events above `seq` are missing. */
  knownSeq: number
  /** Something changed that the event does not carry completely: refetch. */
  isStale: boolean
  /** The number of this connection, and the newest one in the reader's seat. */
  connection: number | undefined
  newestConnection: number
  /** How many typing signals of the other one were received, in all and up to their last message. */
  typingCount: number
  typingCountAtMessage: number
}

/** The state after the first read: the snapshot, and all events from the first one on. */
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
 * Applies a read: first the missing events, then the snapshot, unless the state changed while it was requested and it
 * may be older than what was received. A newer meter reading is kept.
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

/** A snapshot is being requested; a change of state meanwhile makes the room stale again. */
export const beginRefetch = (room: RoomState): RoomState => ({ ...room, isStale: false })

/** Applies one fact. Repeated and outdated facts change nothing. */
export function applyFact(room: RoomState, fact: RoomEvent | RoomFact): RoomState {
  switch (fact.type) {
    case 'message':
    case 'moved':
    case 'channel':
    case 'table':
    case 'photo':
      return applyEvent(room, fact)
    case 'metered':
      return applyMeterReading(room, fact)
    case 'seated':
      return { ...room, connection: fact.connection }
    case 'taken_over':
      return fact.seat === room.consultation.you
        ? { ...room, newestConnection: Math.max(room.newestConnection, fact.connection) }
        : room
    case 'typing':
      return fact.seat === room.consultation.you ? room : { ...room, typingCount: room.typingCount + 1 }
  }
}

/** Something was missed. */
export const markStale = (room: RoomState): RoomState => ({ ...room, isStale: true })

/** The connection was lost, and its number with it: the next connection to take the seat may be this browser's own. */
export const withoutConnection = (room: RoomState): RoomState => ({ ...room, connection: undefined })

/** What is still to come may not be read yet: nothing is missed until more is heard of it. */
export const withoutKnown = (room: RoomState): RoomState => ({ ...room, knownSeq: room.seq })

/** Whether something must be read before the room is complete again. */
export const needsRefetch = (room: RoomState) => room.isStale || room.knownSeq > room.seq

/** Whether another tab or device of the same person has taken the seat. */
export const isTakenOver = ({ connection, newestConnection }: RoomState) =>
  connection !== undefined && newestConnection > connection

function applyEvent(room: RoomState, event: RoomEvent): RoomState {
  if (event.seq > room.seq + 1) return { ...room, knownSeq: Math.max(room.knownSeq, event.seq) }
  const next = appendInOrder(room, event)
  if (next === room) return room
  if (event.type === 'message')
    return seatOfAuthor(event.authorKind) === room.consultation.you
      ? next
      : { ...next, typingCountAtMessage: next.typingCount }
  // What lies on the table is a fold over the events alone.
  if (event.type === 'table' || event.type === 'photo') return next
  if (event.type === 'channel') {
    const { act, channel = room.consultation.currentChannel } = event.fact
    if (act !== 'changed') return { ...next, isStale: true }
    const { chargedChannel } = room.consultation
    const usage = { chargedChannel: chargedAs(channel, chargedChannel), channelUsage: usageUntilNow(room.consultation) }
    return { ...next, isStale: true, consultation: { ...next.consultation, currentChannel: channel, ...usage } }
  }
  // The state shows at once; deadlines and money follow with the next read.
  const { state = room.consultation.state, reason = null, stopSide = null } = event.fact
  return { ...next, isStale: true, consultation: { ...next.consultation, state, reason, stopSide } }
}

function appendInOrder(room: RoomState, event: RoomEvent): RoomState {
  if (event.seq !== room.seq + 1) return room
  return { ...room, seq: event.seq, knownSeq: Math.max(room.knownSeq, event.seq), events: [...room.events, event] }
}

/** More than a cheaper channel saves between two readings. Milliseconds. */
const SAVED_MS = 2_000

type MeterReading = Omit<Extract<RoomFact, { type: 'metered' }>, 'type'>

/**
 * The clock only goes forward. When the reserve has changed, or a second is charged as something else, the amounts are
 * refetched.
 */
function applyMeterReading(room: RoomState, { billedMs, leftMs, channel }: MeterReading): RoomState {
  const before = room.consultation
  if (billedMs < before.billedMs) return room
  const grewMs = Math.abs(billedMs + leftMs - before.billedMs - before.leftMs)
  // What a channel below the agreed one saves lasts longer, a little with each reading.
  const isOther = channel !== before.chargedChannel
  const isStale = room.isStale || isOther || grewMs > (channel === before.channel ? 0 : SAVED_MS)
  const usage = isOther ? { chargedChannel: channel, channelUsage: usageUntilNow(before) } : {}
  return { ...room, isStale, consultation: { ...before, ...usage, billedMs, leftMs } }
}
