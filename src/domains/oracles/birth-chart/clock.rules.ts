import { Temporal } from 'temporal-polyfill'
import type { Day } from '../birth-day.rules.ts'
import { refuse } from '../rules.ts'

/** A time of day: `hour` 0 to 23, `minute` 0 to 59. */
export type Hour = { hour: number; minute: number }
/**
 * A place for local time: its IANA zone, and its longitude (degrees, east positive) for the mean time used before
 * zones.
 */
export type ClockPlace = { zone: string; longitude: number }
/** What a local time means: one instant, two (summer time ended), or none (summer time began). */
export type LocalTimeResolution =
  | { kind: 'once'; at: Date }
  | { kind: 'twice'; first: Date; second: Date }
  | { kind: 'never' }

/**
 * Until the end of 1913 every town in Brazil used its own mean time. Source: Decreto nº 10.546, de 5 de novembro de
 * 1913.
 */
const FIRST_YEAR_OF_ZONES = 1914
const DAY_MS = 86_400_000

/**
 * The instants at which clocks of a place showed that time of that day, with the summer times of the IANA time zone
 * database.
 */
export function resolveLocalTime(
  { year, month, day }: Day,
  { hour, minute }: Hour,
  { zone, longitude }: ClockPlace,
): LocalTimeResolution {
  if (year < FIRST_YEAR_OF_ZONES)
    return { kind: 'once', at: new Date(Date.UTC(year, month - 1, day, hour, minute) - localMeanOffset(longitude)) }
  const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute })
  const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const second = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  if (first.epochMilliseconds === second.epochMilliseconds)
    return { kind: 'once', at: new Date(first.epochMilliseconds) }
  if (!first.toPlainDateTime().equals(wall)) return { kind: 'never' }
  return { kind: 'twice', first: new Date(first.epochMilliseconds), second: new Date(second.epochMilliseconds) }
}

/** The first and the last instant of a day in a place. */
export function dayBounds({ year, month, day }: Day, { zone, longitude }: ClockPlace) {
  if (year < FIRST_YEAR_OF_ZONES) {
    const start = Date.UTC(year, month - 1, day) - localMeanOffset(longitude)
    return { start: new Date(start), end: new Date(start + DAY_MS) }
  }
  const date = Temporal.PlainDate.from({ year, month, day })
  const startOf = (one: Temporal.PlainDate) => new Date(one.toZonedDateTime(zone).epochMilliseconds)
  return { start: startOf(date), end: startOf(date.add({ days: 1 })) }
}

/** The offset of local mean time in milliseconds: four minutes per degree. */
const localMeanOffset = (longitude: number) => Math.round(longitude * 240_000)

/** The offset of a place's clock from Greenwich at an instant, in minutes, and whether that was summer time. */
export function clockAt(at: Date, { zone, longitude }: ClockPlace) {
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  if (here.year < FIRST_YEAR_OF_ZONES)
    return { offsetMinutes: localMeanOffset(longitude) / 60_000, isSummerTime: false, isLocalMean: true }
  const minutesOf = (moment: Temporal.ZonedDateTime) => moment.offsetNanoseconds / 60e9
  // Compares with the winters before and after: a permanent change of zone (Acre in 2008) is not summer time.
  const winter = here.with({ month: 7, day: 1, hour: 12 })
  const other =
    Temporal.ZonedDateTime.compare(here, winter) < 0 ? winter.subtract({ years: 1 }) : winter.add({ years: 1 })
  const offsetMinutes = minutesOf(here)
  return {
    offsetMinutes,
    isSummerTime: offsetMinutes > minutesOf(winter) && offsetMinutes > minutesOf(other),
    isLocalMean: false,
  }
}

/** A time of day as people type it: `7h10`, `07:10`, `0710`, `19h`. Refuses invalid times. */
export function parseHour(typed: string): Hour {
  const [, hours, minutes] = /^\s*(\d{1,2})\s*(?:[:hH.]\s*)?(\d{2})?\s*(?:min|m|h)?\s*$/.exec(typed) ?? []
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  if (hours === undefined || hour > 23 || minute > 59) throw refuse('invalid_hour')
  return { hour, minute }
}
