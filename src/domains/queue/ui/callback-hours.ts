import { wallTimeIn } from '#domains/scheduling/ui/local-time.ts'
import { LAST_HOUR, QUEUE_MS } from '../rules.ts'

const MINUTE_MS = 60_000
const HALF_HOUR_MS = 30 * MINUTE_MS

/**
 * The half hours of today until 22 h, by the clock of a zone, at which a call back may end, and at which it may begin;
 * both empty once it is too late.
 */
export function callbackHours(now: Date, zone: string): { starts: Date[]; ends: Date[] } {
  const [hours, minutes] = wallTimeIn(zone, now).time.split(':').map(Number) as [number, number]
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  const last = minute + ((LAST_HOUR - hours) * 60 - minutes) * MINUTE_MS
  const ends: Date[] = []
  for (let at = last; at - now.getTime() >= QUEUE_MS.leastWindow; at -= HALF_HOUR_MS) ends.unshift(new Date(at))
  return { ends, starts: ends.slice(0, -1) }
}
