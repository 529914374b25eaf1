import { line, outline, type Path, type Point } from './path.ts'
import { dots, type Drawing, fine, sparks } from './pens.ts'

/** A number from 0 to 1 that is always the same for the same arguments, so that drawings are reproducible. */
export function grain(a: number, b: number): number {
  let hash =
    Math.imul(Math.round(a * 8) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.round(b * 8) + 0x7f4a7c15, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

const within = (edge: readonly Point[], x: number, y: number) => {
  let inside = false
  for (let at = 0, last = edge.length - 1; at < edge.length; last = at++) {
    const [a, b] = [edge[at]!, edge[last]!]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

const frameOf = (edge: readonly Point[]) => {
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}

export type Shade = { gap?: number; toward?: Point; reach?: number; gold?: boolean }

/** Stippling inside a shape: denser toward one side, none beyond `reach` (0 to 1) of the way across. */
export function stipple(path: Path, { gap = 5, toward, reach = 1, gold = false }: Shade = {}): Drawing {
  const edge = outline(path)
  const { left, right, top, foot } = frameOf(edge)
  const points: Path[number][] = []
  for (let row = 0, y = top; y < foot; y += gap * 0.87, row++) {
    for (let x = left + (row % 2 ? gap / 2 : 0); x < right; x += gap) {
      const [px, py] = [x + (grain(x, y) - 0.5) * gap * 0.8, y + (grain(y, x) - 0.5) * gap * 0.8]
      const across = toward
        ? 0.5 + toward[0] * ((px - left) / (right - left) - 0.5) + toward[1] * ((py - top) / (foot - top) - 0.5)
        : 1
      const wanted = toward ? (across - (1 - reach)) / reach : 1
      if (grain(px, py) < wanted && within(edge, px, py)) points.push(['M', px, py], ['L', px, py])
    }
  }
  return (gold ? sparks : dots)(points)
}

/** Parallel lines inside a shape, `gap` apart, at an angle in degrees. */
export function hatch(path: Path, angle: number, gap = 4): Drawing {
  const edge = outline(path)
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const turned = edge.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  const { top, foot } = frameOf(turned)
  const strokes: Path[] = []
  for (let y = Math.ceil(top / gap) * gap + 0.01; y < foot; y += gap) {
    const cuts = turned
      .flatMap(([bx, by], at) => {
        const [ax, ay] = turned.at(at - 1)!
        return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)]
      })
      .sort((a, b) => a - b)
    for (let at = 0; at + 1 < cuts.length; at += 2) {
      const [a, b] = [cuts[at]! + 1, cuts[at + 1]! - 1]
      if (b > a) strokes.push(line([a * cos - y * sin, a * sin + y * cos], [b * cos - y * sin, b * sin + y * cos]))
    }
  }
  return fine(...strokes)
}
