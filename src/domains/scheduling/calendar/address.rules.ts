/** Where calendars read: `{CALENDAR_PATH}/{secret}.ics`. */
export const CALENDAR_PATH = '/api/calendar'

/** 192 bits in base64url. */
export const SECRET = /^[\w-]{32}$/

export const addressPath = (secret: string | undefined) => (secret ? `${CALENDAR_PATH}/${secret}.ics` : null)
