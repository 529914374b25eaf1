import { dayInSaoPaulo } from '#shared/dates.ts'
import { snoozeObstacle } from './rules.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Eight in the morning of São Paulo, so many days ahead. */
const morning = (now: Date, days: number) =>
  new Date(`${dayInSaoPaulo(new Date(now.getTime() + days * DAY_MS))}T08:00:00-03:00`)

/** Until when a case may rest, of the usual times; none that its deadline does not allow. */
export function snoozeChoices(dueAt: Date, now: Date): readonly { words: string; until: Date }[] {
  const weekday = new Date(`${dayInSaoPaulo(now)}T12:00:00Z`).getUTCDay()
  const all = [
    { words: 'Por uma hora', until: new Date(now.getTime() + HOUR_MS) },
    { words: 'Por quatro horas', until: new Date(now.getTime() + 4 * HOUR_MS) },
    { words: 'Até amanhã, 8 h', until: morning(now, 1) },
    { words: 'Até segunda, 8 h', until: morning(now, (8 - weekday) % 7 || 7) },
  ]
  return all.filter(({ until }) => snoozeObstacle(until, { now, dueAt }) === undefined)
}
