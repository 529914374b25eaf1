import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'

/** A sitting bird that looks right, feet at x/y. */
export const bird = (x: number, y: number, scale = 1, mirror = false): Drawing =>
  place(
    [
      ink(bow([-2, -8], [-3, 0]), bow([3, -8], [3, 0])),
      paper(
        shape(
          [-26, -2, 1],
          [-18, -14],
          [-8, -24],
          [4, -30],
          [6, -38],
          [13, -42],
          [19, -38],
          [27, -35, 1],
          [19, -33],
          [16, -22],
          [8, -10],
          [-6, -7],
          [-16, -8],
        ),
      ),
      paper(shape([-20, -8, 1], [-10, -20], [4, -26], [8, -20], [0, -12])),
      fine(bow([-12, -12], [-2, -16], [4, -20]), bow([-8, -10], [0, -14])),
      solid(oval(14, -37.4, 1.2)),
    ],
    { x, y, scale, mirror },
  )

/** A dove in descent with open wings, beak at x/y. */
export const dove = (x: number, y: number, scale = 1): Drawing =>
  place(
    [
      paper(
        shape([-5, -20, 1], [-18, -34], [-40, -38, 1], [-36, -28], [-30, -20], [-16, -12]),
        shape([5, -20, 1], [18, -34], [40, -38, 1], [36, -28], [30, -20], [16, -12]),
      ),
      fine(
        bow([-34, -34], [-18, -24]),
        bow([-32, -26], [-16, -18]),
        bow([34, -34], [18, -24]),
        bow([32, -26], [16, -18]),
      ),
      paper(
        shape(
          [0, 0, 1],
          [-3, -5],
          [-6, -10],
          [-8, -24],
          [-11, -44, 1],
          [-4, -40],
          [0, -46, 1],
          [4, -40],
          [11, -44, 1],
          [8, -24],
          [6, -10],
          [3, -5],
        ),
      ),
      solid(oval(-2.4, -8, 0.9), oval(2.4, -8, 0.9)),
    ],
    { x, y, scale },
  )
