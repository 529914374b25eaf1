import type { RoomEvent } from '../../../room/contract.ts'

/** An own message that the room has not shown yet. It keeps its id, so that sending it twice stores it once. */
export type OutboxMessage = {
  id: string
  body: string
  state: 'waiting' | 'acknowledged' | 'refused' /** Why it was refused. */
  words?: string
  /** Of a refused one: the same again helps (absent), its writer may insist, or only other words help. */
  again?: 'insist' | 'never'
  /** It is sent although a rule would hold it back. */
  insists?: true
}

export type Outbox = readonly OutboxMessage[]

export const addMessage = (outbox: Outbox, id: string, body: string): Outbox => [
  ...outbox,
  { id, body, state: 'waiting' },
]

/** The server has stored it; it is removed when the room shows it. */
export const markAcknowledged = (outbox: Outbox, id: string): Outbox =>
  updateMessage(outbox, id, { state: 'acknowledged' })

export const markRefused = (outbox: Outbox, id: string, refused: Pick<OutboxMessage, 'words' | 'again'>): Outbox =>
  updateMessage(outbox, id, { state: 'refused', ...refused })

/** Sends the same message again under the same id; one that may be insisted on is. */
export const retryMessage = (outbox: Outbox, id: string): Outbox =>
  outbox.map((one) =>
    one.id === id && one.state === 'refused'
      ? { id, body: one.body, state: 'waiting', ...((one.again === 'insist' || one.insists) && { insists: true }) }
      : one,
  )

export const withdrawMessage = (outbox: Outbox, id: string): Outbox => outbox.filter((one) => one.id !== id)

/** Removes the messages that the room shows. */
export function removeDelivered(outbox: Outbox, events: readonly RoomEvent[]): Outbox {
  if (outbox.length === 0) return outbox
  const shown = new Set(events.map(({ clientMessageId }) => clientMessageId))
  const left = outbox.filter(({ id }) => !shown.has(id))
  return left.length === outbox.length ? outbox : left
}

/** The next one to send: one at a time and in the order of writing. */
export const nextToSend = (outbox: Outbox) => outbox.find(({ state }) => state === 'waiting')

const updateMessage = (outbox: Outbox, id: string, part: Partial<OutboxMessage>): Outbox =>
  outbox.map((one) => (one.id === id ? { ...one, ...part } : one))
