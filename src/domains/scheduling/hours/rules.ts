import { refusals } from '#shared/refusal.ts'
import { GRID_MINUTES, type HoursException, type Schedule, type Stretch, type WeeklyStretch } from '../slots.rules.ts'
import { isZone } from '#shared/zone.ts'

export const refuse = refusals('scheduling', {
  zone_unknown: [400, 'Não conhecemos este fuso horário. Escolha um da lista.'],
  hours_off_grid: [400, 'Os horários começam e terminam de quinze em quinze minutos: 9:00, 9:15, 9:30.'],
  hours_reversed: [400, 'O fim precisa vir depois do começo. Para atravessar a meia-noite, termine no dia seguinte.'],
  hours_too_many: [400, 'São até 12 períodos em um dia da semana. Junte os que se tocam.'],
  exceptions_too_many: [400, 'São até 200 exceções. Tire as que já passaram.'],
  day_invalid: [400, 'Confira o dia da exceção: dd/mm/aaaa.'],
  not_bookable: [404, 'Esta pessoa ainda não abriu a agenda.'],
  of_program: [404, 'Aqui quem atende é um programa, e programa não tem agenda. Para marcar hora, escolha uma pessoa.'],
})

/** Changes of the hours of one consultant: reschedule requests outside them end, and whoever waits is mailed. */
export const HOURS_CHANGES = [{ name: 'hours', most: 60, windowMs: 3_600_000 }]

/** What holds until a consultant says otherwise (product.md, Bookings): two hours, sixty days, ten minutes. */
export const DEFAULTS = { noticeMinutes: 120, farthestDays: 60, pauseMinutes: 10 } as const
/** The shortest notice, in minutes: a reservation is paid before its start. */
export const LEAST_NOTICE_MINUTES = 15
/** The longest notice, a week; the farthest day; the longest pause: in the units of their names. */
export const MOST = { noticeMinutes: 10_080, farthestDays: 180, pauseMinutes: 120, aDay: 12, exceptions: 200 } as const

const DAY_MINUTES = 1_440
const isOnGrid = (minute: number) => minute % GRID_MINUTES === 0

function checkStretch({ from, until }: Stretch) {
  if (!isOnGrid(from) || !isOnGrid(until)) throw refuse('hours_off_grid')
  if (from < 0 || from >= DAY_MINUTES || until <= from || until > from + DAY_MINUTES) throw refuse('hours_reversed')
}

/** The same hours in order; what touches or overlaps within one group is one stretch, of a day at most. */
function joined<T extends Stretch>(stretches: readonly T[], groupOf: (one: T) => string): T[] {
  const result: T[] = []
  const order = (a: T, b: T) => groupOf(a).localeCompare(groupOf(b)) || a.from - b.from || a.until - b.until
  for (const one of stretches.toSorted(order)) {
    const last = result.at(-1)
    if (last && groupOf(last) === groupOf(one) && one.from <= last.until)
      last.until = Math.min(Math.max(last.until, one.until), last.from + DAY_MINUTES)
    else result.push({ ...one })
  }
  return result
}

/**
 * A schedule as it is kept: hours in order, joined where they touch, each exception once. Refuses a place without a
 * clock, hours off the grid or that end before they begin, and too many of them.
 */
export function tidySchedule(schedule: Schedule): Schedule {
  if (!isZone(schedule.zone)) throw refuse('zone_unknown', { zone: 'Escolha um fuso da lista.' })
  schedule.weekly.forEach(checkStretch)
  const extras = schedule.exceptions.filter((one) => one.kind === 'extra')
  extras.forEach(checkStretch)
  const weekly = joined(schedule.weekly, ({ weekday }) => String(weekday))
  const ofADay = (weekday: number) => weekly.filter((one: WeeklyStretch) => one.weekday === weekday).length
  if (weekly.some(({ weekday }) => ofADay(weekday) > MOST.aDay)) throw refuse('hours_too_many')
  const daysOff = [...new Set(schedule.exceptions.filter(({ kind }) => kind === 'off').map(({ day }) => day))].sort()
  const exceptions: HoursException[] = [
    ...daysOff.map((day) => ({ day, kind: 'off' as const })),
    ...joined(extras, ({ day }) => day),
  ]
  if (exceptions.length > MOST.exceptions) throw refuse('exceptions_too_many')
  return { ...schedule, weekly, exceptions }
}
