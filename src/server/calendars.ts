import { parseApart } from '#domains/scheduling/private-calendar/parse-apart.ts'
import type { Reading } from '#domains/scheduling/private-calendar/read-calendar.ts'
import { httpsCalendars } from '#gateways/calendars/https-source.ts'
import type { Config } from '#platform/config.ts'
import { type Seal, sealWith } from '#platform/seal.ts'

/** A demonstration keeps no secrets. */
const DEMO_KEY = 'calendar-key-for-demos-only-and-no-secret'

/** Seals the addresses of consultants' calendars; undefined: nobody gave the key, and none is read. */
export function calendarSealOf({ CALENDAR_KEY, APP_ENV }: Config): Seal | undefined {
  const key = CALENDAR_KEY || (APP_ENV === 'demo' ? DEMO_KEY : '')
  return key === '' ? undefined : sealWith(key, 'calendar addresses')
}

export function calendarReadingOf(config: Config): Reading | undefined {
  const seal = calendarSealOf(config)
  return seal && { source: httpsCalendars(), seal, parse: parseApart }
}
