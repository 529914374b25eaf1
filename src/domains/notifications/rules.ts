export { isWantedByItself } from './notices/kinds.rules.ts'

/** Where one POST ends a kind of mails (RFC 8058), and the page on which a person does. */
export const LEAVE_PATH = '/api/mail-choices/leave'
export const leavePagePath = (token: string) => `/cadastre-se/newsletter?avisos=${token}` as const

/** How the key of the last mail to somebody begins: its address is forgotten as soon as it was sent. */
export const LAST_MAIL = 'last-mail:'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const PAUSES_MS = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]

/**
 * When a mail that could not be sent is tried again: after 10 s, 30 s, 2 min … 12 h. Undefined: given up after ten
 * attempts in about a day.
 */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause)
}

/** A mail that was taken longer ago belongs to a worker that crashed. */
export const TAKEN_FOR_MS = 5 * MINUTE_MS

/** How long a sent mail is remembered, in milliseconds: half a year. */
export const KEPT_FOR_MS = 180 * 24 * HOUR_MS
