import { fact, number, type Reader, text, topic } from '#shared/facts.ts'

type Stored = readonly [room: string, seq: number, author: string]

function readOne(value: unknown): Stored | undefined {
  const [room, seq, author] = Array.isArray(value) ? [text(value[0]), number(value[1]), text(value[2])] : []
  return room === undefined || seq === undefined || author === undefined ? undefined : [room, seq, author]
}

function readStored(value: unknown): readonly Stored[] | undefined {
  const read = Array.isArray(value) ? value.map(readOne) : [undefined]
  return read.every((one) => one !== undefined) ? read : undefined
}

/** `messages:{processId}`: what one web process stored, for the others. */
export const messagesTopic = topic('messages')
/** The key under which acts on a table are told: to every process, also the one that wrote them. */
export const TABLE_ACTS = 'table'
/** Told by the SQL that stores them: the room, the number and the author of each message. */
export const messagesStored = fact(messagesTopic, 'stored', { stored: readStored satisfies Reader<unknown> })
