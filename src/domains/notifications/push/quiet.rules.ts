/** Minutes of the day in a zone, from the first to before the second; the same twice is never. */
export type QuietHours = { fromMinute: number; untilMinute: number; zone: string }

/** Of whoever chose nothing: from 22 h to 7 h in São Paulo. */
export const QUIET_BY_ITSELF: QuietHours = { fromMinute: 22 * 60, untilMinute: 7 * 60, zone: 'America/Sao_Paulo' }

const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

function minuteOfDay(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const [hour, minute] = parts.format(at).split(':').map(Number)
  return hour! * 60 + minute!
}

/** When the quiet hours of this instant end, to the minute; undefined: it is not within them. */
export function quietEndsAt({ fromMinute, untilMinute, zone }: QuietHours, at: Date): Date | undefined {
  const now = minuteOfDay(at, zone)
  const since = (now - fromMinute + DAY_MINUTES) % DAY_MINUTES
  const length = (untilMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES
  if (since >= length) return undefined
  return new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + (length - since) * MINUTE_MS)
}
