export const DAY_MS = 86_400_000
const LEAST_WEEKS = 5

export const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
export const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)
export const weekdayOf = (day: string) => new Date(noon(day)).getUTCDay()

/** The same day of another month, or its last one. */
export function inMonth(day: string, months: number): string {
  const at = new Date(noon(day))
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0, 12))
  return dayAt(Math.min(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, at.getUTCDate(), 12), last.getTime()))
}

/**
 * The weeks of a month (`yyyy-mm`) from Sunday on, without days of other months. The month of today begins with this
 * week and goes on for five, into the next month: nobody can choose a week that is over.
 */
export function weeksShown(month: string, today: string): (string | undefined)[][] {
  const first = `${month}-01`
  const last = dayAt(noon(inMonth(first, 1)) - DAY_MS)
  const isRolling = today.startsWith(month)
  const end = isRolling ? dayAt(noon(inMonth(first, 2)) - DAY_MS) : last
  const begin = noon(isRolling ? today : first) - weekdayOf(isRolling ? today : first) * DAY_MS
  const weeks = Math.ceil((noon(last) - begin + DAY_MS) / (7 * DAY_MS))
  return Array.from({ length: isRolling ? Math.max(weeks, LEAST_WEEKS) : weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const day = dayAt(begin + (week * 7 + at) * DAY_MS)
      return day < first || day > end ? undefined : day
    }),
  )
}

/** The month that shows a day: today's, where its weeks reach so far. */
export const monthShowing = (day: string, today: string) =>
  weeksShown(today.slice(0, 7), today).flat().includes(day) ? today.slice(0, 7) : day.slice(0, 7)

/** The months (`yyyy-mm`) whose days are shown. */
export const monthsShown = (month: string, today: string) => [
  ...new Set(weeksShown(month, today).flatMap((week) => week.flatMap((day) => (day ? [day.slice(0, 7)] : [])))),
]
