import { fact, type FactOf, fields, instant, nullable, number, oneOf, text, topic } from '#shared/facts.ts'
import { CHANNEL_ACTS, LIVE_CHANNELS } from './calls/rules.ts'
import { readSignal } from './calls/signal.rules.ts'
import { readTraceEntry } from './calls/trace/trace.rules.ts'
import { AUTHOR_KINDS, STATES, STOP_SIDES } from './rules.ts'

/** `room:{consultationId}`: one consultation, for its two people. */
export const roomTopic = topic('room')

const seat = oneOf(['client', 'consultant'])

const event = {
  seq: number,
  authorId: nullable(text),
  authorKind: oneOf(AUTHOR_KINDS),
  clientMessageId: nullable(text),
  body: nullable(text),
  at: instant,
}
/** The room's gap-free sequence: messages, and how the consultation moved. */
export const messageSaid = fact(roomTopic, 'message', { ...event, fact: fields({}) })
export const roomMoved = fact(roomTopic, 'moved', {
  ...event,
  fact: fields({ state: oneOf(STATES), reason: nullable(text), stopSide: nullable(oneOf(STOP_SIDES)) }),
})
/** What the two use was changed, or a dearer channel was proposed or declined. */
export const channelMoved = fact(roomTopic, 'channel', {
  ...event,
  fact: fields({ act: oneOf(CHANNEL_ACTS), channel: oneOf(LIVE_CHANNELS) }),
})

/** The meter that both see, and what a second is charged as now. Milliseconds. */
export const metered = fact(roomTopic, 'metered', { billedMs: number, leftMs: number, channel: oneOf(LIVE_CHANNELS) })
/** To one connection: the number of its seat. */
export const seated = fact(roomTopic, 'seated', { connection: number })
/** A newer connection sits in this seat. */
export const takenOver = fact(roomTopic, 'taken_over', { seat, connection: number })
/** A follower types: as it whispers that, and as the other one hears it. */
export const typingWhispered = fact(roomTopic, 'typing', {})
export const typingHeard = fact(roomTopic, 'typing', { seat })

/** A step of the negotiation between the two browsers of a call, as one whispers it and as the other one hears it. */
export const signalWhispered = fact(roomTopic, 'signal', { signal: readSignal })
export const signalHeard = fact(roomTopic, 'signal', { seat, connection: number, signal: readSignal })
/** To one connection in a call, every two seconds: its next reports of media name it, so that they have an instant. */
export const tokenGiven = fact(roomTopic, 'token', { token: text })
/**
 * Each second of a call: what a browser measured since its last report, after it had heard `token`. Packets of sound
 * received and sent, those of which the other side confirmed the arrival, pictures shown; whether a voice was received
 * and sent (0 or 1), and whether the two browsers are connected (0 or 1).
 */
export const mediaReported = fact(roomTopic, 'media', {
  token: text,
  received: number,
  sent: number,
  acknowledged: number,
  frames: number,
  heard: number,
  spoke: number,
  connected: number,
})

/**
 * In a call, when something changed and every ten seconds at most: a line for the trace that the team reads when
 * somebody tells of it. Nobody else hears it, and nothing is charged by it.
 */
export const traceTold = fact(roomTopic, 'trace', { entry: readTraceEntry })

/** Everything that a room announces. */
export const ROOM_FACTS = [
  messageSaid,
  roomMoved,
  channelMoved,
  metered,
  seated,
  takenOver,
  typingHeard,
  signalHeard,
  tokenGiven,
]
export type RoomFact = FactOf<(typeof ROOM_FACTS)[number]>
