/** São Paulo has been UTC−3 without daylight saving since 2019. Independent of the product's calendar, to test it. */
const UTC_OFFSET_MS = 3 * 3_600_000
const HOUR_MS = 3_600_000

const daysIn = (year: number, month: number) =>
  [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][
    month
  ]!

/** The midnight of São Paulo at which the n-th month begins; the first begins at the start itself. */
export function periodStartOf(startedAt: number, n: number): number {
  if (n === 1) return startedAt
  const here = new Date(startedAt - UTC_OFFSET_MS)
  const months = here.getUTCMonth() + n - 1
  const [year, month] = [here.getUTCFullYear() + Math.floor(months / 12), months % 12]
  return Date.UTC(year, month, Math.min(here.getUTCDate(), daysIn(year, month))) + UTC_OFFSET_MS
}

export type Outage = readonly [from: number, to: number]

/** The first full hour from `at` on at which the worker runs. */
export function nextTickAt(at: number, outages: readonly Outage[]): number {
  let tick = Math.ceil(at / HOUR_MS) * HOUR_MS
  for (const [from, to] of outages) if (tick >= from && tick < to) tick = Math.ceil(to / HOUR_MS) * HOUR_MS
  return tick
}
