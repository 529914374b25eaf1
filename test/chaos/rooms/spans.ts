/** A stretch of time, in milliseconds: from inclusive, to exclusive. Lists of spans are ordered and do not touch. */
export type Span = { from: number; to: number }

/** Any spans, put in order; what overlaps or touches becomes one. Empty ones vanish. */
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

/** What lies in both. */
export const intersect = (a: readonly Span[], b: readonly Span[]): Span[] =>
  union(a.flatMap((x) => b.map((y) => ({ from: Math.max(x.from, y.from), to: Math.min(x.to, y.to) }))))

/** What lies in `a` and not in `b`. */
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
