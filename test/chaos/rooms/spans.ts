/** A span of time in ms: from inclusive, to exclusive. Lists of spans are sorted and do not touch. */
export type Span = { from: number; to: number }

/** Sorts spans and merges those that overlap or touch. Empty ones are dropped. */
export function union(...lists: readonly (readonly Span[])[]): Span[] {
  const whole: Span[] = []
  for (const { from, to } of lists
    .flat()
    .filter((span) => span.to > span.from)
    .sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}

/** What is in both. */
export const intersect = (a: readonly Span[], b: readonly Span[]): Span[] =>
  union(a.flatMap((x) => b.map((y) => ({ from: Math.max(x.from, y.from), to: Math.min(x.to, y.to) }))))

/** What is in `a` and not in `b`. */
export function subtract(a: readonly Span[], b: readonly Span[]): Span[] {
  return b.reduce(
    (rest, hole) =>
      rest.flatMap(({ from, to }) =>
        union([
          { from, to: Math.min(to, hole.from) },
          { from: Math.max(from, hole.to), to },
        ]),
      ),
    union(a),
  )
}

export const total = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0)
