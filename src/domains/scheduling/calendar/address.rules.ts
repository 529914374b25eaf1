/** Where calendars read: `{CALENDAR_PATH}/{secret}.ics`. */
export const CALENDAR_PATH = '/api/calendar'

/** 256 bits in base64url. */
export const SECRET = /^[\w-]{43}$/

export const addressPath = (secret: string) => `${CALENDAR_PATH}/${secret}.ics`
