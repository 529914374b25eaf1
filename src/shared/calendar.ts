import { Temporal } from 'temporal-polyfill'

const ZONE = 'America/Sao_Paulo'

/** The midnight in São Paulo at which the day after `at` begins. */
export function startOfNextDay(at: Date): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE)
  return new Date(here.add({ days: 1 }).startOfDay().epochMilliseconds)
}

/** The same time of day in São Paulo `months` later; in a shorter month its last day (31 Jan → 28 Feb). */
export function monthsLater(at: Date, months: number): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE)
  return new Date(here.add({ months }).epochMilliseconds)
}

/** The midnight in São Paulo at which the day `months` later begins; in a shorter month its last day. */
export function midnightMonthsLater(at: Date, months: number): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .add({ months })
  return new Date(day.toZonedDateTime(ZONE).epochMilliseconds)
}
