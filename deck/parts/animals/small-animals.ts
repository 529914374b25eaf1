import { arc, bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, light, paper, solid } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'

/** A fish swimming right, centred on 0/0. */
export const fish = (): Drawing => [
  paper(shape([-20, 0, 1], [-32, -10, 1], [-29, 0], [-32, 10, 1])),
  paper(shape([-22, 0], [-8, -9], [8, -9], [20, -2, 1], [20, 2, 1], [8, 8], [-8, 8])),
  paper(shape([-6, -8, 1], [0, -16], [10, -9, 1])),
  fine(arc(-8, 0, 5, -60, 60), arc(-1, 0, 6, -60, 60), arc(-15, 0, 4, -60, 60), bow([7, -7], [10, 0], [7, 7])),
  solid(oval(13, -3, 1.3)),
]

/** A salamander seen from above, curled to the right. */
export const lizard = (): Drawing => [
  ink(
    bow([-8, -4], [-16, -8], [-18, -14]),
    bow([-6, 5], [-12, 12], [-18, 12]),
    bow([8, -5], [6, -14], [10, -18]),
    bow([10, 5], [10, 14], [16, 16]),
  ),
  paper(
    shape(
      [24, -3],
      [28, 1],
      [24, 6],
      [12, 6],
      [-2, 6],
      [-16, 6],
      [-28, 14],
      [-26, 24],
      [-16, 24, 1],
      [-30, 30],
      [-38, 18],
      [-26, 2],
      [-12, -4],
      [4, -6],
      [16, -5],
    ),
  ),
  stipple(shape([12, 5], [-2, 5], [-16, 5], [-26, 8], [-12, -3], [4, -5], [14, -4]), { gap: 3 }),
  solid(oval(22, -0.6, 1)),
]

/** A sitting cat facing the viewer, paws at 0/0. */
export const cat = (dark = true): Drawing => {
  const coat = dark ? solid : paper
  return [
    ink(bow([12, -4], [26, -4], [28, -18], [22, -24])),
    coat(shape([-14, 0, 1], [-15, -14], [-8, -30], [-6, -36], [6, -36], [8, -30], [15, -14], [14, 0, 1])),
    coat(
      shape(
        [-11, -40],
        [-11, -50],
        [-9, -60, 1],
        [-4, -53],
        [4, -53],
        [9, -60, 1],
        [11, -50],
        [11, -40],
        [5, -34],
        [-5, -34],
      ),
    ),
    light(oval(-4.4, -45, 2), oval(4.4, -45, 2)),
    dark ? [] : fine(bow([-4, 0], [-4, -10]), bow([4, 0], [4, -10])),
  ]
}

/** A crouching hare facing right, feet at 0/0. */
export const hare = (): Drawing => [
  paper(
    shape(
      [-20, 0, 1],
      [-26, -10],
      [-20, -24],
      [-6, -28],
      [8, -24],
      [14, -30],
      [24, -28],
      [29, -20],
      [22, -14],
      [16, -10],
      [16, 0, 1],
    ),
  ),
  paper(
    shape([14, -28, 1], [2, -44], [4, -52], [10, -46], [18, -29, 1]),
    shape([18, -29, 1], [14, -48], [18, -54], [22, -46], [22, -28, 1]),
  ),
  stipple(shape([-20, -2], [-24, -12], [-14, -26], [4, -24], [10, -4]), { gap: 3.4, toward: [-0.6, 0.8] }),
  paper(oval(-27, -6, 4)),
  fine(bow([-14, -2], [-12, -14], [0, -14], [4, -2])),
  solid(oval(22, -23, 1.3)),
]

/** A butterfly centred on x/y. */
export const butterfly = (x: number, y: number, scale = 1): Drawing =>
  place(
    [
      mirrored(
        [
          paper(
            shape([1, -2, 1], [8, -14], [18, -14], [16, -4], [2, 1, 1]),
            shape([1, 1, 1], [12, 2], [13, 11], [6, 13]),
          ),
          gold(oval(11, -8, 2)),
        ],
        0,
      ),
      ink(bow([0, -6], [0, 10]), bow([0, -6], [-4, -14]), bow([0, -6], [4, -14])),
    ],
    { x, y, scale },
  )

/** A snail moving right, foot at y 0. */
export const snail = (): Drawing => [
  paper(shape([-24, 0, 1], [-10, -6], [8, -6], [16, -14], [22, -16], [26, -11], [24, -3], [18, 0, 1])),
  ink(bow([21, -15], [23, -23]), bow([24, -14], [29, -21])),
  paper(oval(0, -14, 12)),
  ink(bow([10, -8], [4, -22], [-8, -16], [-4, -8], [4, -10], [2, -16], [-2, -14])),
]
