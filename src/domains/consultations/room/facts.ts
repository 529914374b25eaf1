import { fact, type FactOf, fields, instant, nullable, number, oneOf, type Reader, text, topic } from '#shared/facts.ts'
import { CHANNEL_ACTS, LIVE_CHANNELS } from '../channels/rules.ts'
import { AUTHOR_KINDS } from './words.rules.ts'
import { STATES, STOP_SIDES } from '../state/rules.ts'

/** `room:{consultationId}`: one consultation, for its two people. */
export const roomTopic = topic('room')

/** Which of the two. */
export const seat = oneOf(['client', 'consultant'])

const anyObject: Reader<object> = (value) => (typeof value === 'object' && value ? value : undefined)

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
/** A photo in the same sequence. It is no word: nothing is charged by it. */
export const photoShown = fact(roomTopic, 'photo', {
  ...event,
  fact: fields({ photo: nullable(fields({ id: text, width: number, height: number, description: text })) }),
})
/** What the two use was changed, or a dearer channel was proposed or declined. */
export const channelMoved = fact(roomTopic, 'channel', {
  ...event,
  fact: fields({ act: oneOf(CHANNEL_ACTS), channel: oneOf(LIVE_CHANNELS) }),
})
/** Somebody did something on the table; what, is read by its own code (`table/facts.rules.ts`). */
export const tableActed = fact(roomTopic, 'table', { ...event, fact: fields({ table: anyObject }) })

/** The meter that both see, and what a second is charged as now. Milliseconds. */
export const metered = fact(roomTopic, 'metered', { billedMs: number, leftMs: number, channel: oneOf(LIVE_CHANNELS) })
/** To one connection: the number of its seat. */
export const seated = fact(roomTopic, 'seated', { connection: number })
/** A newer connection sits in this seat. */
export const takenOver = fact(roomTopic, 'taken_over', { seat, connection: number })
/** A follower types: as it whispers that, and as the other one hears it. */
export const typingWhispered = fact(roomTopic, 'typing', {})
export const typingHeard = fact(roomTopic, 'typing', { seat })

/** Everything that a room announces, but what belongs to a call. */
export const ROOM_FACTS = [
  messageSaid,
  photoShown,
  roomMoved,
  channelMoved,
  tableActed,
  metered,
  seated,
  takenOver,
  typingHeard,
]
export type RoomFact = FactOf<(typeof ROOM_FACTS)[number]>
