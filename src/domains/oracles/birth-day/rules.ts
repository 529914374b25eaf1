import { Temporal } from 'temporal-polyfill'
import { typedDay } from '#shared/typed-day.ts'
import { refuse } from '../rules.ts'

/** A day of the Gregorian calendar; `month` 1 to 12. */
export type Day = { year: number; month: number; day: number }

const FIRST_YEAR = 1900

/** The day of birth that somebody typed as dd/mm/aaaa. Refuses days that do not exist, before 1900, and after `today`. */
export function birthDay(typed: string, today: Day): Day {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typedDay(typed)) ?? []
  if (!year) throw refuse('impossible_day')
  const birth = { year: Number(year), month: Number(month), day: Number(day) }
  if (!exists(birth)) throw refuse('impossible_day')
  if (birth.year < FIRST_YEAR) throw refuse('day_too_early')
  if (Temporal.PlainDate.compare(birth, today) > 0) throw refuse('day_not_yet')
  return birth
}

/** The day on which São Paulo writes this instant. */
export function dayOf(at: Date): Day {
  const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('America/Sao_Paulo')
  return { year, month, day }
}

function exists(day: Day) {
  try {
    Temporal.PlainDate.from(day, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}
