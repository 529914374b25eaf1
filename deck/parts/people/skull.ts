import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper, solid } from '../../pen/pens.ts'

/** A skull in place of a face, around 0/0. */
export const skull = (turn = 0): Drawing => {
  const t = turn * 3
  return [
    paper(
      shape(
        [0, -17],
        [-11, -13],
        [-13.5, -3],
        [-10, 5],
        [-8, 8, 1],
        [-7, 15],
        [0, 17.5],
        [7, 15],
        [8, 8, 1],
        [10, 5],
        [13.5, -3],
        [11, -13],
      ),
    ),
    solid(
      shape([-8 + t, -2], [-5 + t, -5], [-1.6 + t, -2], [-3 + t, 2.4], [-7 + t, 2.6]),
      shape([8 + t, -2], [5 + t, -5], [1.6 + t, -2], [3 + t, 2.4], [7 + t, 2.6]),
      shape([t, 3.4, 1], [t - 1.8, 7], [t + 1.8, 7]),
    ),
    ink(bow([-6 + t, 11], [t, 12.2], [6 + t, 11])),
    fine(...[-4, -2, 0, 2, 4].map((x) => bow([x + t, 9.6], [x + t, 13.6])), oval(-9, -8, 0.4)),
  ]
}
