import type { Schedule, Stretch } from '../../slots.rules.ts'
import { weekdayOfDay } from '../hours/draft.ts'
import { addDays, type WallTime } from '../local-time.ts'

const DAY_MINUTES = 1_440
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The part of a span that lies on a day, in minutes of it; undefined: none. */
export function partOn(day: string, from: WallTime, until: WallTime): Stretch | undefined {
  if (from.day > day || until.day < day) return undefined
  const part = {
    from: from.day < day ? 0 : minutesOf(from.time),
    until: until.day > day ? DAY_MINUTES : minutesOf(until.time),
  }
  return part.from < part.until ? part : undefined
}

/** When a day is open by a schedule, in minutes of it; what begins the day before may last into it. */
export function openOn(day: string, { weekly, exceptions }: Pick<Schedule, 'weekly' | 'exceptions'>): Stretch[] {
  const begunOn = (one: string): Stretch[] => {
    const special = exceptions.filter((exception) => exception.day === one)
    const isOff = special.some(({ kind }) => kind === 'off')
    const usual = isOff ? [] : weekly.filter(({ weekday }) => weekday === weekdayOfDay(one))
    return [...usual, ...special.filter((exception) => exception.kind === 'extra')]
  }
  const today = begunOn(day).map(({ from, until }) => ({ from, until: Math.min(until, DAY_MINUTES) }))
  const before = begunOn(addDays(day, -1)).filter(({ until }) => until > DAY_MINUTES)
  return [...before.map(({ until }) => ({ from: 0, until: until - DAY_MINUTES })), ...today]
}

/** The hours to show: those of a working day, and whatever else there is. Whole hours. */
export function hoursToShow(parts: readonly Stretch[]): { first: number; last: number } {
  const from = Math.min(9 * 60, ...parts.map((part) => part.from))
  const until = Math.max(18 * 60, ...parts.map((part) => part.until))
  return { first: Math.floor(from / 60), last: Math.ceil(until / 60) }
}
