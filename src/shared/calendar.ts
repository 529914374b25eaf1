import { Temporal } from 'temporal-polyfill'

const ZONE = 'America/Sao_Paulo'

/** The midnight in São Paulo at which the day after `at` begins. */
export const startOfNextDay = (at: Date) => endOfDayLater(at, 0)

/** The same time of day in São Paulo `months` later; in a shorter month its last day (31 Jan → 28 Feb). */
export function monthsLater(at: Date, months: number): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE)
  return new Date(here.add({ months }).epochMilliseconds)
}

/** The midnight in São Paulo that ends the day `days` later; the day of `at` is none (Código Civil, art. 132). */
export function endOfDayLater(at: Date, days: number): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE)
  return new Date(here.add({ days: days + 1 }).startOfDay().epochMilliseconds)
}

/** The midnight in São Paulo at which the day `months` later begins; in a shorter month its last day. */
export function midnightMonthsLater(at: Date, months: number): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDate()
    .add({ months })
  return new Date(day.toZonedDateTime(ZONE).epochMilliseconds)
}

/** `aaaa-mm-dd hh:mm:ss`, read as a time in São Paulo. Undefined: it is no such time. */
export function instantInSaoPaulo(written: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/.test(written)) return undefined
  try {
    const wall = Temporal.PlainDateTime.from(written.replace(' ', 'T'))
    return new Date(wall.toZonedDateTime(ZONE).epochMilliseconds)
  } catch {
    return undefined
  }
}
