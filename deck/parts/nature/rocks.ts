import { bow, type Knot, line, type Path, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, ink, light, paper } from '../../pen/pens.ts'
import { hatch } from '../../pen/shade.ts'

/** A cliff whose upper edge runs through the knots, with broken faces below it. */
export function cliff(foot: number, ...edge: Knot[]): Drawing {
  const [first, last] = [edge[0]!, edge.at(-1)!]
  const whole = shape(...edge.map(([x, y]): Knot => [x, y, 1]), [last[0], foot, 1], [first[0], foot, 1])
  const cracks = edge
    .slice(1, -1)
    .map(([x, y], at): Path => line([x, y], [x + (at % 2 ? 5 : -4), y + 16], [x + (at % 2 ? 1 : 3), y + 34]))
  const faces = edge
    .slice(1, -1)
    .map(
      ([x, y], at): Path =>
        shape(
          [x, y + 2, 1],
          [x + (at % 2 ? 5 : -4), y + 16, 1],
          [x + (at % 2 ? 1 : 3), y + 34, 1],
          [x + 13, y + 30, 1],
          [x + 14, y + 10, 1],
        ),
    )
  return [paper(whole), ...faces.map((face) => hatch(face, 68, 3.4)), ink(...cracks)]
}

/** A stone on the ground. */
export const stone = (x: number, y: number, width: number, height: number): Drawing => [
  paper(
    shape(
      [x - width / 2, y, 1],
      [x - width * 0.42, y - height * 0.7],
      [x - width * 0.05, y - height],
      [x + width * 0.38, y - height * 0.75],
      [x + width / 2, y, 1],
    ),
  ),
  fine(
    bow([x + width * 0.1, y - height * 0.8], [x + width * 0.16, y - height * 0.4], [x + width * 0.1, y - 1]),
    bow([x + width * 0.24, y - height * 0.62], [x + width * 0.28, y - height * 0.3], [x + width * 0.24, y - 1]),
  ),
]

/** A flame of `height` with its foot at x/y. */
export const flame = (x: number, y: number, height: number): Drawing => [
  gilt(
    shape(
      [x, y, 1],
      [x - height * 0.3, y - height * 0.24],
      [x - height * 0.16, y - height * 0.6],
      [x - height * 0.02, y - height, 1],
      [x + height * 0.1, y - height * 0.62],
      [x + height * 0.17, y - height * 0.7],
      [x + height * 0.3, y - height * 0.28],
    ),
  ),
  light(
    shape(
      [x, y - height * 0.06, 1],
      [x - height * 0.12, y - height * 0.2],
      [x, y - height * 0.5, 1],
      [x + height * 0.12, y - height * 0.2],
    ),
  ),
]

/** A bolt of lightning with two bends. */
export const lightning = (x: number, y: number, tx: number, ty: number): Drawing => {
  const [dx, dy] = [tx - x, ty - y]
  const at = (along: number, aside: number) => [x + dx * along - dy * aside, y + dy * along + dx * aside, 1] as const
  return [
    light(
      shape(
        at(0, -0.03),
        at(0.36, 0.1),
        at(0.33, 0.02),
        at(0.7, 0.12),
        at(0.65, 0.03),
        at(1, 0),
        at(0.56, -0.05),
        at(0.62, 0.03),
        at(0.24, -0.06),
        at(0.28, 0.02),
      ),
    ),
  ]
}
