import { fact, number, text } from '#shared/facts.ts'
import { readSignal } from './signal.rules.ts'
import { readTraceEntry } from './trace/trace.rules.ts'
import { ROOM_FACTS, roomTopic, seat } from '../room/facts.ts'

/** A step of the negotiation between the two browsers of a call, as one whispers it and as the other one hears it. */
export const signalWhispered = fact(roomTopic, 'signal', { signal: readSignal })
export const signalHeard = fact(roomTopic, 'signal', { seat, connection: number, signal: readSignal })
/** To one connection in a call, every two seconds: its next reports of media name it, so that they have an instant. */
export const tokenGiven = fact(roomTopic, 'token', { token: text })
/**
 * Each second of a call: what a browser measured since its last report, after it heard `token`. Sound packets received,
 * sent and confirmed, pictures shown; whether a voice was received and sent, and whether the browsers are connected (0
 * or 1).
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

/** What a room with a call announces. */
export const CALL_FACTS = [...ROOM_FACTS, signalHeard, tokenGiven]
