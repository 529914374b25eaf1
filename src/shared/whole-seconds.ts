/**
 * Parts of a time in whole seconds, in milliseconds, that add up to the whole seconds of their sum: what is left of the
 * fractions goes to the largest ones, so that a list of parts agrees with its total.
 */
export function wholeSecondsOf(partsMs: readonly number[]): number[] {
  const floors = partsMs.map((ms) => Math.floor(ms / 1_000))
  const total = Math.floor(partsMs.reduce((sum, ms) => sum + ms, 0) / 1_000)
  const left = total - floors.reduce((sum, seconds) => sum + seconds, 0)
  const byFraction = partsMs.map((ms, at) => ({ at, fraction: ms % 1_000 })).toSorted((a, b) => b.fraction - a.fraction)
  for (const { at } of byFraction.slice(0, left)) floors[at]! += 1
  return floors.map((seconds) => seconds * 1_000)
}
