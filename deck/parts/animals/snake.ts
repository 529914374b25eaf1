import { bow, oval, type Point, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper, solid } from '../../pen/pens.ts'

/** A snake along a curve from tail to head, `thick` in the middle. */
export function snake(points: readonly Point[], thick = 6): Drawing {
  const last = points.length - 1
  const sides = points.map(([x, y], at) => {
    const [a, b] = [points[Math.max(0, at - 1)]!, points[Math.min(last, at + 1)]!]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const wide = thick * Math.min(1, 0.1 + (at / last) * 2.2) * (at === last ? 0.7 : 1)
    return { x, y, nx: ((b[1] - a[1]) / length) * wide, ny: ((a[0] - b[0]) / length) * wide }
  })
  const [hx, hy] = points[last]!
  return [
    paper(
      shape(
        ...sides.map(({ x, y, nx, ny }): Point => [x + nx, y + ny]),
        ...sides.toReversed().map(({ x, y, nx, ny }): Point => [x - nx, y - ny]),
      ),
    ),
    fine(
      ...sides
        .slice(1, -1)
        .map(({ x, y, nx, ny }) => bow([x + nx * 0.8, y + ny * 0.8], [x, y], [x - nx * 0.8, y - ny * 0.8])),
    ),
    solid(oval(hx - 1, hy - 2, 1.1)),
    ink(bow([hx, hy], [hx + (hx - points[last - 1]![0]) * 0.4, hy + (hy - points[last - 1]![1]) * 0.4])),
  ]
}
