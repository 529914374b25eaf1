import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, gilt, gold, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'

const bowl = shape([-15, -22, 1], [-14.4, -8], [-8, 2], [-2.6, 5, 1], [2.6, 5, 1], [8, 2], [14.4, -8], [15, -22, 1])
const chalice: Drawing = [
  gilt(
    shape(
      [-2.6, 4, 1],
      [-2, 14],
      [-4, 20],
      [-11, 24, 1],
      [-11, 26.5, 1],
      [0, 28.6],
      [11, 26.5, 1],
      [11, 24, 1],
      [4, 20],
      [2, 14],
      [2.6, 4, 1],
    ),
  ),
  gilt(oval(0, 10.4, 4, 2.8)),
  gilt(bowl),
  stipple(shape([3, -18], [14, -18], [13, -8], [7, 1], [2, 3]), { gap: 2.7, toward: [1, 0], gold: true }),
  gilt(oval(0, -22, 15, 3.9)),
  gold(bow([-14.4, -13], [0, -9], [14.4, -13])),
  light(oval(0, -5.4, 1.7), oval(-5.4, -7, 1.1), oval(5.4, -7, 1.1)),
]

/** A chalice around x/y, 50 units tall at scale 1. */
export const cup = (x: number, y: number, scale = 1, turn = 0): Drawing => place(chalice, { x, y, scale, turn })

/** The liquid running out of a cup that lies on its side. */
export const spill = (x: number, y: number, side = 1): Drawing =>
  paper(
    shape(
      [x, y, 1],
      [x + side * 8, y + 8],
      [x + side * 7, y + 22],
      [x + side * 14, y + 28],
      [x - side * 3, y + 30],
      [x + side * 1, y + 16],
    ),
  )
