import { bow, type Point, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'

const feather = (from: Point, angle: number, length: number, wide: number): Drawing =>
  place(
    [
      paper(
        shape(
          [0, -wide * 0.5, 1],
          [length * 0.5, -wide],
          [length * 0.9, -wide * 0.7],
          [length, 0],
          [length * 0.88, wide * 0.7],
          [length * 0.5, wide * 0.8],
          [0, wide * 0.5, 1],
        ),
      ),
      fine(bow([length * 0.2, 0], [length * 0.86, 0])),
    ],
    { x: from[0], y: from[1], turn: angle },
  )

/** A wing rising to the right from the shoulder at 0/0; `lift` turns it upward (degrees). */
export function wing(size = 60, lift = 0, feathers = 9): Drawing {
  const arm = (t: number): Point => [size * (0.1 + 0.78 * t), -size * (0.62 * Math.sin(Math.PI * 0.62 * t + 0.15))]
  const row = (count: number, length: number, wide: number, first: number, last: number) =>
    Array.from({ length: count }, (_, at) => {
      const t = 1 - at / (count - 1)
      return feather(arm(t * 0.98), first + (last - first) * (1 - t), size * length * (0.62 + 0.38 * t), wide)
    })
  const ridge = [0, 0.2, 0.4, 0.6, 0.8, 1].map(arm)
  return place(
    [
      row(feathers, 0.95, size * 0.075, 4, 84),
      row(feathers - 2, 0.52, size * 0.062, 10, 80),
      paper(
        shape(
          [0, 4],
          ...ridge.map(([x, y]): Point => [x, y - size * 0.07]),
          [size * 0.97, -size * 0.5],
          ...ridge.toReversed().map(([x, y]): Point => [x, y + size * 0.1]),
        ),
      ),
    ],
    { turn: -lift },
  )
}

/** A pair of wings around an axis at x, shoulders `apart`. */
export const wings = (x: number, y: number, size = 60, lift = 0, apart = 12): Drawing => [
  place(wing(size, lift), { x: x + apart, y }),
  place(place(wing(size, lift), { x: apart }), { x, y, mirror: true }),
]
