import { GRID_MINUTES, type Schedule, type Stretch, type WeeklyStretch } from '../../slots.rules.ts'

const DAY_MINUTES = 1_440

/** Monday first, as the schedule counts. */
export const WEEKDAYS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const
export const weekdayName = (weekday: number) => WEEKDAYS[weekday - 1]!

/** Minutes of the day as a clock shows them: 1530 is 01:30 of the night after. */
export function timeOfDay(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES
  const shown = minutes > 0 && ofDay === 0 ? DAY_MINUTES : ofDay
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
export const untilInWords = (until: number) =>
  until > DAY_MINUTES ? `${timeOfDay(until)} do dia seguinte` : timeOfDay(until)

/** The nearest quarter of an hour, of a day. */
export const onGrid = (minutes: number) =>
  Math.min(DAY_MINUTES, Math.max(0, Math.round(minutes / GRID_MINUTES) * GRID_MINUTES))

/** What touches or overlaps on one weekday is one stretch, as the server keeps it. */
export function joinWeek(weekly: readonly WeeklyStretch[]): WeeklyStretch[] {
  const result: WeeklyStretch[] = []
  for (const one of weekly.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from || a.until - b.until)) {
    const last = result.at(-1)
    if (last?.weekday === one.weekday && one.from <= last.until)
      last.until = Math.min(Math.max(last.until, one.until), last.from + DAY_MINUTES)
    else result.push({ ...one })
  }
  return result
}

/** Another stretch for a weekday: the first free hour from nine on, or after the last one. */
export function nextStretch(weekly: readonly WeeklyStretch[], weekday: number): WeeklyStretch | undefined {
  const last = weekly.filter((one) => one.weekday === weekday).at(-1)
  const from = last ? last.until + 60 : 9 * 60
  if (from >= DAY_MINUTES) return undefined
  return { weekday, from, until: Math.min(from + (last ? 120 : 180), DAY_MINUTES) }
}

/** Monday's stretches on every workday. */
export const repeatMonday = (weekly: readonly WeeklyStretch[]): WeeklyStretch[] => [
  ...[1, 2, 3, 4, 5].flatMap((weekday) =>
    weekly.filter((one) => one.weekday === 1).map((one) => ({ ...one, weekday })),
  ),
  ...weekly.filter((one) => one.weekday > 5),
]

/** The parts of a stretch that a week shows: beyond midnight it goes on at the top of the next day. */
export const partsOfStretch = ({ weekday, from, until }: WeeklyStretch): (Stretch & { weekday: number })[] =>
  until <= DAY_MINUTES
    ? [{ weekday, from, until }]
    : [
        { weekday, from, until: DAY_MINUTES },
        { weekday: (weekday % 7) + 1, from: 0, until: until - DAY_MINUTES },
      ]

/** 1 is Monday, 7 Sunday. */
export const weekdayOfDay = (day: string) => ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1
export const minutesOfTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Placed = { day: string; from: number; until: number }

/** Whether a booking (a day and minutes of it) lies within these hours. */
export function isWithin({ weekly, exceptions }: Pick<Schedule, 'weekly' | 'exceptions'>, booked: Placed): boolean {
  const hoursOf = (day: string) => {
    const special = exceptions.filter((one) => one.day === day)
    const extra = special.flatMap((one) => (one.kind === 'extra' ? [one] : []))
    const usual = special.some(({ kind }) => kind === 'off')
      ? []
      : weekly.filter(({ weekday }) => weekday === weekdayOfDay(day))
    return [...usual, ...extra]
  }
  const before = new Date(Date.parse(`${booked.day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const open = [
    ...hoursOf(before).map(({ from, until }) => ({ from: from - DAY_MINUTES, until: until - DAY_MINUTES })),
    ...hoursOf(booked.day),
  ]
  return open.some(({ from, until }) => from <= booked.from && booked.until <= until)
}
