import { dayInSaoPaulo, formatTime } from '#shared/dates.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export type Urgency = 'overdue' | 'soon' | 'later'

/** How near a deadline is: over, within the day (São Paulo), or later. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  if (dueAt <= now) return 'overdue'
  return dayOfDeadline(dueAt) === dayInSaoPaulo(now) ? 'soon' : 'later'
}

/** A deadline at midnight is the end of the day before. */
const lastInstant = (dueAt: Date) => new Date(dueAt.getTime() - 1)
const dayOfDeadline = (dueAt: Date) => dayInSaoPaulo(lastInstant(dueAt))

/** A deadline as it is said in a narrow column: "hoje", "amanhã", "12/03", "há 2 dias". */
export function dueWords(dueAt: Date, now: Date): string {
  const overMs = now.getTime() - dueAt.getTime()
  if (overMs >= 0) return `há ${spanWords(overMs)}`
  const day = dayOfDeadline(dueAt)
  const isEndOfDay = formatTime(lastInstant(dueAt)) === '23:59'
  if (day === dayInSaoPaulo(now)) return isEndOfDay ? 'hoje' : `hoje ${formatTime(dueAt)}`
  if (day === dayInSaoPaulo(new Date(now.getTime() + DAY_MS))) return 'amanhã'
  return `${day.slice(8)}/${day.slice(5, 7)}`
}

function spanWords(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / 60_000))} min`
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`
  const days = Math.floor(ms / DAY_MS)
  return days === 1 ? '1 dia' : `${days} dias`
}
