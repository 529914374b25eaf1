const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** São Paulo has had no summer time since 2019. */
const BEHIND_MS = 3 * HOUR_MS

/** The last midnight in São Paulo at or before an instant. */
export const midnightBefore = (at: Date) =>
  new Date(Math.floor((at.getTime() - BEHIND_MS) / DAY_MS) * DAY_MS + BEHIND_MS)

export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + Math.round(seconds * 1000))
export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS)
export const earlier = (a: Date, b: Date) => (a < b ? a : b)
