/** In a long word. */
export const MOST_EDITS = 2

/**
 * Whether `typed` may be a typo of `known`: one edit up to five letters, two in longer words; an edit inserts, removes,
 * replaces or swaps (optimal string alignment). Words under three letters are never typos.
 */
export function isTypoOf(typed: string, known: string): boolean {
  const shorter = Math.min(typed.length, known.length)
  return shorter >= 3 && isWithin(shorter <= 5 ? 1 : MOST_EDITS, typed, known)
}

/** Whether at most so many edits lie between two words. */
export const isWithin = (edits: number, a: string, b: string) =>
  Math.abs(a.length - b.length) <= edits && changesBetween(a, b) <= edits

function changesBetween(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[j - 2]! + 1 : Infinity,
      )
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length]!
}
