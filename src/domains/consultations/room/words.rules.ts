/**
 * Who speaks in a room: one of its two people, the consultant by a reply prepared beforehand, a program in the
 * consultant's place, or the room itself. The server says it, never the sender.
 */
export const AUTHOR_KINDS = ['client', 'consultant', 'prepared', 'automatic', 'system'] as const
export type AuthorKind = (typeof AUTHOR_KINDS)[number]
/** The seat somebody speaks from: a program, and what was prepared, sit in the consultant's. */
export const seatOfAuthor = (kind: AuthorKind) => (kind === 'automatic' || kind === 'prepared' ? 'consultant' : kind)
/** Whether these words start the clock and end a silence: the consultant's, written now. */
export const countsAsSpeech = (kind: AuthorKind) => seatOfAuthor(kind) === 'consultant' && kind !== 'prepared'

/** Messages of each side before the consultation begins. */
export const MOST_FIRST_WORDS = 3
/** Typing after 45 s without a message is charged when it is sent: at most so much, in milliseconds. */
export const TYPING_MS = { perCharacter: 500, most: 180_000 } as const
