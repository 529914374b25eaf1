import { bow, type Knot, oval, type Point, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper, sheet } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'

const normal = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(by - ay) / length, (ax - bx) / length]
}
const off = ([x, y]: Point, [nx, ny]: Point, by: number): Point => [x + nx * by, y + ny * by]

/**
 * A limb or sleeve from joint to joint, open where it joins the body; `widths` are half the thickness at each of the
 * three points.
 */
export function limb(from: Point, joint: Point, to: Point, widths: readonly [number, number, number]): Drawing {
  const [first, last] = [normal(from, joint), normal(joint, to)]
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
  const [a, b, c] = widths
  const [toLeft, toRight] = [off(to, last, c), off(to, last, -c)]
  const [left, right] = [off(from, first, a), off(from, first, -a)]
  const sides: readonly Knot[] = [
    left,
    off(joint, middle, b),
    [...toLeft, 1],
    [...toRight, 1],
    off(joint, middle, -b),
    right,
  ]
  return [sheet(shape(...sides)), ink(bow(...sides))]
}

/** A wide sleeve with folds at the elbow and a band at its end. */
export function sleeve(from: Point, joint: Point, to: Point, end = 11, start = 10): Drawing {
  const last = normal(joint, to)
  const inward: Point = [to[0] + (joint[0] - to[0]) * 0.14, to[1] + (joint[1] - to[1]) * 0.14]
  return [
    limb(from, joint, to, [start, (start + end) / 2 - 0.5, end]),
    fine(
      bow(off(inward, last, end * 0.97), off(inward, last, 0), off(inward, last, -end * 0.97)),
      bow(off(joint, last, -end * 0.5), off([(joint[0] + to[0]) / 2, (joint[1] + to[1]) / 2], last, -end * 0.25)),
      bow(off(joint, last, end * 0.1), off([(joint[0] * 2 + to[0]) / 3, (joint[1] * 2 + to[1]) / 3], last, end * 0.35)),
    ),
  ]
}

const finger = (angle: number, length: number, x = 7, y = 0): Drawing =>
  place(paper(shape([-2, -1.7], [length - 1, -1.6], [length + 0.6, 0], [length - 1, 1.6], [-2, 1.7])), {
    x,
    y,
    turn: angle,
  })

const GRIPS = {
  fist: [
    paper(shape([-2, -3.4], [3, -5], [7.5, -4.4], [9.4, 0], [7.8, 4.2], [3, 4.6], [-2, 3.4])),
    fine(bow([4, -2.2], [9, -2]), bow([4, 0.4], [9.3, 0.4]), bow([4, 2.6], [8.6, 2.8])),
  ],
  open: [
    finger(-62, 6, 3, -3),
    finger(-17, 7.5, 7, -2.6),
    finger(-5, 8.6, 7.6, -0.9),
    finger(6, 8, 7.6, 1),
    finger(18, 6.4, 7, 2.8),
    paper(shape([-2, -3.2, 1], [3, -4.2], [7.4, -3.8], [8.2, 0], [7.4, 3.8], [3, 4], [-2, 3.2, 1])),
  ],
  bless: [
    finger(-48, 5, 3, -3),
    finger(-5, 9, 7, -2.2),
    finger(4, 9.4, 7, 0.4),
    paper(shape([-2, -3.4], [4, -4.4], [8, -3.6], [9, 2], [6, 4.8], [-2, 3.4])),
    fine(bow([5, 1.4], [9, 1.6]), bow([5, 3.2], [8, 3.4])),
  ],
  point: [
    finger(-3, 9.5, 7, -2.2),
    paper(shape([-2, -3.4], [4, -4.4], [8, -3.6], [9, 1], [6, 4.4], [-2, 3.4])),
    fine(bow([5, 0], [9, 0]), bow([5, 2.2], [8.4, 2.2])),
  ],
  cupped: [
    paper(shape([-2, -3], [4, -2], [11, -3.4], [14, -4.8], [13, -1], [8, 3], [3, 4.2], [-2, 3.2])),
    fine(bow([6, 1], [11, -1.2])),
  ],
} as const
export type Grip = keyof typeof GRIPS

/** A hand from its wrist on, pointing along `angle` (degrees clockwise from the right). */
export const hand = ([x, y]: Point, angle: number, grip: Grip = 'fist', mirror = false): Drawing =>
  place(place(GRIPS[grip], mirror ? { mirror: true, turn: 180 } : {}), { x, y, turn: angle })

/** A bare arm with its elbow. */
export const bareArm = (from: Point, joint: Point, to: Point, thick = 5): Drawing => [
  limb(from, joint, to, [thick + 0.8, thick, thick - 1.4]),
]

/** A shoe from the front, or pointing to a `side`. */
export const shoe = (x: number, y: number, side = 0): Drawing => [
  paper(side ? place(shapeOfShoe, { x, y, mirror: side < 0 })[0]!.path : oval(x, y, 6, 4)),
  side ? [] : ink(bow([x - 4, y - 1], [x, y + 1], [x + 4, y - 1])),
]
const shapeOfShoe = paper(shape([-5, -5, 1], [4, -5], [9, -1], [17, 1], [17, 4, 1], [-6, 4, 1]))
