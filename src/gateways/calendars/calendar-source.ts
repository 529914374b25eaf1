/** What the server that keeps a calendar said of its version, to be told again with the next reading. */
export type CalendarVersion = { etag: string | null; lastModified: string | null }

/**
 * Why a calendar could not be read. `address`: not one that we open. `unreachable`: no answer in time, or a broken one.
 * `refused`: the server says no. `not_calendar`: something else. `too_large`: above 2 MB. `redirects`: it leads on and
 * on.
 */
export const READ_FAULTS = ['address', 'unreachable', 'refused', 'not_calendar', 'too_large', 'redirects'] as const
export type ReadFault = (typeof READ_FAULTS)[number]

export type CalendarReading =
  | { outcome: 'read'; text: string; version: CalendarVersion }
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; fault: ReadFault }

/** Reads somebody's calendar file from an address that they gave. Never throws, and answers in time. */
export type CalendarSource = { read: (address: string, known?: CalendarVersion) => Promise<CalendarReading> }
