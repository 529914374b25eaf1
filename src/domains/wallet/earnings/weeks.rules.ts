import type { Centavos } from '#shared/money.ts'

const DAY_MS = 24 * 3_600_000
const WEEKS = 8

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * What was earned in each of the last eight weeks from Monday to Sunday, oldest first; the last one is that of `today`.
 * Days are `aaaa-mm-dd` in São Paulo; earlier days are left out.
 */
export function earnedByWeek(days: readonly { on: string; earnedCents: Centavos }[], today: string) {
  const now = Date.parse(today)
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: WEEKS }, (_, at) => {
    const from = monday - (WEEKS - 1 - at) * 7 * DAY_MS
    const [first, last] = [isoDay(from), isoDay(from + 6 * DAY_MS)]
    const within = days.filter(({ on }) => on >= first && on <= last)
    return { from: first, to: last, earnedCents: within.reduce((sum, { earnedCents }) => sum + earnedCents, 0n) }
  })
}
