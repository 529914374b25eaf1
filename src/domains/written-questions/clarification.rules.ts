/** What a client may ask once about an answer, in characters, and for how long after it. */
export const MOST_CLARIFICATION_LENGTH = 500
export const CLARIFY_WITHIN_MS = 48 * 3_600_000
/** How long its answer may be; one character is one. */
export const MOST_CLARIFIED_LENGTH = 5_000

/** Until when something may be asked about what was answered then. */
export const clarifiableUntil = (answeredAt: Date) => new Date(answeredAt.getTime() + CLARIFY_WITHIN_MS)

type Clarification = { dueAt: Date; answeredAt: Date | null; lapsedAt: Date | null }

/** It still waits for its answer. */
export const isAwaited = ({ answeredAt, lapsedAt }: Pick<Clarification, 'answeredAt' | 'lapsedAt'>) =>
  !answeredAt && !lapsedAt
