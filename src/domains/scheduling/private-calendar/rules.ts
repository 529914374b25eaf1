import { refusals } from '#shared/refusal.ts'

export const refuse = refusals('scheduling', {
  calendar_closed: [404, 'Por enquanto não lemos calendários de fora. Feche os horários ocupados nas exceções.'],
  calendar_address: [
    400,
    'Este endereço não serve. Copie do seu calendário o endereço secreto no formato iCal: ele começa com https:// e, quase sempre, termina em .ics.',
  ],
})

/** A new address is fetched at once, and whoever waits for a day hears when times become free. */
export const CALENDAR_CHANGES = [{ name: 'private-calendar', most: 20, windowMs: 3_600_000 }]

export const MOST_ADDRESS_CHARACTERS = 1_000

/**
 * Why a calendar is not read: what the gateway says, and `broken`: it makes no sense; `too_slow`: working it out takes
 * too long; `lost`: its address cannot be opened any more.
 */
export const FAULTS = [
  'address',
  'unreachable',
  'refused',
  'not_calendar',
  'too_large',
  'redirects',
  'broken',
  'too_slow',
  'lost',
] as const
export type Fault = (typeof FAULTS)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const EVERY_MS = HOUR_MS
const FIRST_RETRY_MS = 15 * MINUTE_MS
const LAST_RETRY_MS = 24 * HOUR_MS
/** So long nobody else reads a calendar that somebody reads: more than a reading can take. */
export const LEASE_MS = 10 * MINUTE_MS
/** How far ahead busy times are kept: the farthest day that can be booked, and days until the next whole reading. */
export const AHEAD_MS = 190 * 24 * HOUR_MS
/** So long a calendar that says "unchanged" is believed: what comes into the window was not looked at. */
const WHOLE_EVERY_MS = 3 * 24 * HOUR_MS

/** When a calendar is read again after it answered, or after it failed so many times in a row. */
export const nextReadAt = (now: Date, faults: number) =>
  new Date(now.getTime() + (faults === 0 ? EVERY_MS : Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (faults - 1))))

/** Whether the server may answer that nothing changed since what we read. */
export const mayBeUnchanged = (
  { changedAt, zone }: { changedAt: Date | null; zone: string | null },
  now: Date,
  zoneNow: string,
) => changedAt !== null && zone === zoneNow && now.getTime() - changedAt.getTime() < WHOLE_EVERY_MS
