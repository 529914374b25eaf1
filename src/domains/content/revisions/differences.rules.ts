/** One line of two texts: in both, in the older one alone, or in the newer one alone. */
export type DifferenceLine = { in: 'both' | 'older' | 'newer'; text: string }

/** Above that, what lies between the equal beginning and end is shown as replaced whole: 2,000 lines each. */
const MOST_COMPARED = 4_000_000

const wholly = (side: 'both' | 'older' | 'newer') => (text: string) => ({ in: side, text })

/**
 * The lines of two texts in one order, with as many as possible in both (longest common subsequence). Equal beginnings
 * and ends cost nothing; the rest takes time in proportion to the product of its lines.
 */
export function differencesOf(older: string, newer: string): DifferenceLine[] {
  const [a, b] = [older.split('\n'), newer.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = compared(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return [...a.slice(0, start).map(wholly('both')), ...middle, ...a.slice(a.length - end).map(wholly('both'))]
}

function compared(a: readonly string[], b: readonly string[]): DifferenceLine[] {
  if (a.length * b.length > MOST_COMPARED) return [...a.map(wholly('older')), ...b.map(wholly('newer'))]
  // How many lines the rests from i and j have in common.
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const lines: DifferenceLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      lines.push({ in: 'both', text: a[i++]! })
      j++
    } else if (j >= b.length || (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!))
      lines.push({ in: 'older', text: a[i++]! })
    else lines.push({ in: 'newer', text: b[j++]! })
  }
  return lines
}

/** Without the long passages that are in both: so many lines stay around each change, and `undefined` for a gap. */
export function shortened(lines: readonly DifferenceLine[], around = 2): (DifferenceLine | undefined)[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some((one) => one.in !== 'both'),
  )
  return lines.flatMap((line, at) => (isNear[at] ? [line] : (isNear[at - 1] ?? at === 0) ? [undefined] : []))
}
