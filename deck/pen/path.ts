/** A point of the card, in units of its 280 × 480 sheet. */
export type Point = readonly [x: number, y: number]
/** A point that a curve passes through; a third value of 1 makes it a corner. */
export type Knot = readonly [x: number, y: number, corner?: 1]
/** Absolute steps only, so that any drawing can be moved, rotated and mirrored point by point. */
type Step = readonly ['M' | 'L' | 'C' | 'Z', ...number[]]
export type Path = readonly Step[]

const wrap = <T>(list: readonly T[], at: number) => list[(at + list.length) % list.length]!

/** A smooth curve through its knots (Catmull–Rom). */
export function curve(knots: readonly Knot[], closed = false): Path {
  const count = knots.length
  const at = (index: number) => (closed ? wrap(knots, index) : knots[Math.min(Math.max(index, 0), count - 1)]!)
  const slope = (index: number): Point => {
    if (at(index)[2]) return [0, 0]
    const [before, after] = [at(index - 1), at(index + 1)]
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
  }
  const steps: Step[] = [['M', knots[0]![0], knots[0]![1]]]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, [ax, ay], [bx, by]] = [at(index), at(index + 1), slope(index), slope(index + 1)]
    steps.push(['C', a[0] + ax, a[1] + ay, b[0] - bx, b[1] - by, b[0], b[1]])
  }
  return closed ? [...steps, ['Z']] : steps
}

/** A closed shape through its knots. */
export const shape = (...knots: Knot[]) => curve(knots, true)

/** An open curve through its knots. */
export const bow = (...knots: Knot[]) => curve(knots)

/** Straight lines from point to point. */
export const line = (...points: Point[]): Path => points.map(([x, y], index) => [index ? 'L' : 'M', x, y])

/** A closed figure with straight sides. */
export const polygon = (...points: Point[]): Path => [...line(...points), ['Z']]

const ROUND = 0.5523

/** A circle, or an ellipse when a second radius is given. */
export const oval = (x: number, y: number, rx: number, ry = rx): Path => [
  ['M', x + rx, y],
  ['C', x + rx, y + ry * ROUND, x + rx * ROUND, y + ry, x, y + ry],
  ['C', x - rx * ROUND, y + ry, x - rx, y + ry * ROUND, x - rx, y],
  ['C', x - rx, y - ry * ROUND, x - rx * ROUND, y - ry, x, y - ry],
  ['C', x + rx * ROUND, y - ry, x + rx, y - ry * ROUND, x + rx, y],
  ['Z'],
]

/** A rectangle with corners of radius r. */
export function box(x: number, y: number, width: number, height: number, r = 0): Path {
  const [right, foot] = [x + width, y + height]
  if (r === 0) return polygon([x, y], [right, y], [right, foot], [x, foot])
  const k = r * (1 - ROUND)
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ['C', right - k, y, right, y + k, right, y + r],
    ['L', right, foot - r],
    ['C', right, foot - k, right - k, foot, right - r, foot],
    ['L', x + r, foot],
    ['C', x + k, foot, x, foot - k, x, foot - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ]
}

/** A point in polar coordinates around a centre; degrees run clockwise from the right. */
export const polar = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** An arc of a circle or ellipse, from one angle to another (degrees). */
export const arc = (x: number, y: number, radius: number, from: number, to: number, ry = radius): Path => {
  const count = Math.max(3, Math.ceil(Math.abs(to - from) / 20))
  return curve(
    Array.from({ length: count + 1 }, (_, index) => {
      const [px, py] = polar(0, 0, 1, from + ((to - from) * index) / count)
      return [x + px * radius, y + py * ry] as const
    }),
  )
}

/** The vertices of a path after its curves are cut into straight pieces. */
export function outline(path: Path, pieces = 6): Point[] {
  const points: Point[] = []
  for (const [kind, ...n] of path) {
    if (kind === 'M' || kind === 'L') points.push([n[0]!, n[1]!])
    if (kind !== 'C') continue
    const [x, y] = points.at(-1)!
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces
      const u = 1 - t
      const mix = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      points.push([mix(x, n[0]!, n[2]!, n[4]!), mix(y, n[1]!, n[3]!, n[5]!)])
    }
  }
  return points
}
