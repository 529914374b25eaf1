import { Temporal } from 'temporal-polyfill'

/** Whether the time zone database knows this place. An offset like +03:00 is no place: it has no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return false
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId.length > 0
  } catch {
    return false
  }
}
