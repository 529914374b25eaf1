import type { Quality } from './media-evidence.ts'

/** It is said to be better only when it has been for so long; worse is said at once. Milliseconds. */
const BETTER_AFTER_MS = 10_000

const RANK = { good: 2, fair: 1, bad: 0 } as const satisfies Record<Quality, number>

/** What is said of the connection, and since when it measures better than that; undefined: it does not. */
export type SteadyQuality = { said: Quality | undefined; betterSinceMs: number | undefined }
export const UNKNOWN_QUALITY: SteadyQuality = { said: undefined, betterSinceMs: undefined }

/**
 * What is said after another measurement: a connection at the edge of a level does not flicker between two. Undefined:
 * nothing is measured, and nothing is said.
 */
export function steady(before: SteadyQuality, measured: Quality | undefined, nowMs: number): SteadyQuality {
  if (measured === undefined) return UNKNOWN_QUALITY
  if (before.said === undefined || RANK[measured] <= RANK[before.said])
    return { said: measured, betterSinceMs: undefined }
  const since = before.betterSinceMs ?? nowMs
  return nowMs - since >= BETTER_AFTER_MS
    ? { said: measured, betterSinceMs: undefined }
    : { said: before.said, betterSinceMs: since }
}

/** The most bits a second of the own picture: a weak connection carries the voice first. */
export const PICTURE_BITS = { good: 900_000, fair: 400_000, bad: 150_000 } as const satisfies Record<Quality, number>
