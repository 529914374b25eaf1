import type ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { isZone } from '#shared/zone.ts'

/** The name of the zone as the file writes it, also of one that it does not describe. */
type Named = ICAL.Time & { timezone?: string }

/** `like`: whose zone counts, when a repetition was computed from it. */
export type Clock = { instantOf: (time: ICAL.Time, like?: Named) => number }

/**
 * When a time of a calendar is, in milliseconds since 1970. A zone that the time zone database knows goes by it,
 * another one by what the file says of it; whole days and times without a zone are those of `zone`.
 */
export function clockIn(zone: string): Clock {
  const known = new Map<string, boolean>()
  const isKnown = (name: string) => {
    if (!known.has(name)) known.set(name, isZone(name))
    return known.get(name)!
  }
  return {
    instantOf(time, like: Named = time) {
      const name = time.isDate ? undefined : like.timezone || time.zone?.tzid
      if (name === 'Z' || name === 'UTC' || time.zone?.tzid === 'UTC') return time.toUnixTime() * 1000
      const isOfFile = name !== undefined && time.zone?.component !== undefined && time.zone.component !== null
      if (isOfFile && !isKnown(name)) return time.toUnixTime() * 1000
      const { year, month, day } = time
      const wall = time.isDate
        ? { year, month, day }
        : { year, month, day, hour: time.hour, minute: time.minute, second: Math.min(59, time.second) }
      const by = name && isKnown(name) ? name : zone
      return Temporal.PlainDateTime.from(wall).toZonedDateTime(by).epochMilliseconds
    },
  }
}
