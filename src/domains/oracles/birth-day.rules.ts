import { dayInSaoPaulo, formatIsoDay } from '#shared/dates.ts'
import { toIsoDay } from '#shared/day-input.ts'
import { refuse } from './rules.ts'

/** A day of the Gregorian calendar; `month` 1 to 12. */
export type Day = { year: number; month: number; day: number }

const FIRST_YEAR = 1900

/** Parses a day of birth typed as dd/mm/aaaa. Refuses days that do not exist, before 1900, and after `today`. */
export function parseBirthDay(typed: string, today: Day): Day {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(toIsoDay(typed)) ?? []
  const birth = { year: Number(year), month: Number(month), day: Number(day) }
  if (!year || !exists(birth)) throw refuse('invalid_day')
  if (birth.year < FIRST_YEAR) throw refuse('day_before_1900')
  if (ordered(birth) > ordered(today)) throw refuse('day_in_future')
  return birth
}

/** The calendar day of an instant in São Paulo. */
export const dayOf = (at: Date): Day => parseIsoDay(dayInSaoPaulo(at))

/** The parts of a day that is stored or sent as `1987-01-12`. */
export function parseIsoDay(iso: string): Day {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

/** `1987-01-12` */
export const isoDay = ({ year, month, day }: Day) =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** `12/01/1987` */
export const writtenDay = (day: Day) => formatIsoDay(isoDay(day))

const ordered = ({ year, month, day }: Day) => year * 10_000 + month * 100 + day

function exists({ year, month, day }: Day) {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
