import { Temporal } from 'temporal-polyfill'
import { dayIn } from '#domains/scheduling/slots.rules.ts'
import { isZone } from '#shared/zone.ts'
import { LAST_HOUR, QUEUE_MS, refuse } from './rules.ts'

/** A time of today within which somebody wants to be called. */
export type CallWindow = { fromAt: Date; untilAt: Date }

const dayOf = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()

/** The last instant for a call back on the day of `at`, by the clock of a zone. */
const lastInstant = (at: Date, zone: string): Date =>
  new Date(
    Temporal.PlainDate.from(dayOf(at, zone)).toZonedDateTime({ timeZone: zone, plainTime: `${LAST_HOUR}:00` })
      .epochMilliseconds,
  )

/**
 * Checks a wished window against the client's day: within today until 22 h by their clock, fifteen minutes at least.
 * What lies before `at` begins at `at`.
 */
export function checkWindow(
  { fromAt, untilAt, zone }: { fromAt: Date | null; untilAt: Date | null; zone: string },
  at: Date,
): CallWindow {
  if (!isZone(zone)) throw refuse('zone_unknown')
  if (!untilAt) throw refuse('window_missing')
  const from = fromAt && fromAt > at ? fromAt : at
  const today = dayIn(dayOf(at, zone), zone)
  if (untilAt > lastInstant(at, zone) || from.getTime() >= today.until) throw refuse('window_not_today')
  if (untilAt.getTime() - from.getTime() < QUEUE_MS.leastWindow) throw refuse('window_too_short')
  return { fromAt: from, untilAt }
}
