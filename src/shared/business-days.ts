/** Fixed national holidays, `mm-dd` (Leis 662/1949, 6.802/1980, 10.607/2002, 14.759/2023). */
const FIXED = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'])

const DAY_MS = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Easter Sunday of a Gregorian year, as `aaaa-mm-dd` (Meeus/Jones/Butcher). */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`
}

/** Neither weekend nor national holiday, including Good Friday. `day`: `aaaa-mm-dd`. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(msOf(day)).getUTCDay()
  const goodFriday = dayOf(msOf(easterOf(Number(day.slice(0, 4)))) - 2 * DAY_MS)
  return weekday !== 0 && weekday !== 6 && !FIXED.has(day.slice(5)) && day !== goodFriday
}

/** The n-th business day after this day, not counting the day itself (n ≥ 1). */
export function businessDaysAfter(day: string, n: number): string {
  let at = msOf(day)
  for (let left = n; left > 0; ) {
    at += DAY_MS
    if (isBusinessDay(dayOf(at))) left--
  }
  return dayOf(at)
}
