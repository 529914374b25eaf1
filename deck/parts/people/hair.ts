import { bow, type Knot, type Path, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper, solid } from '../../pen/pens.ts'
import { mirrored } from '../../pen/place.ts'

const strands = (...lines: Knot[][]) => lines.map((knots) => bow(...knots))
const head = (dark: boolean, ...paths: Path[]) => (dark ? solid : paper)(...paths)

/** Hair that falls behind the shoulders. */
export const longHair = (dark = false, length = 40): Drawing => [
  head(
    dark,
    shape(
      [0, -19],
      [-12, -15],
      [-15, -2],
      [-17, 16],
      [-20, length - 6],
      [-11, length],
      [0, length - 4],
      [11, length],
      [20, length - 6],
      [17, 16],
      [15, -2],
      [12, -15],
    ),
  ),
  dark
    ? []
    : mirrored(
        fine(
          ...strands(
            [
              [-14, 2],
              [-14, 18],
              [-16.5, length - 8],
            ],
            [
              [-12, 14],
              [-11.5, 24],
              [-13, length - 3],
            ],
            [
              [-9, 20],
              [-8, 28],
              [-8.5, length - 3],
            ],
          ),
        ),
        0,
      ),
]

/** Hair parted over the forehead. */
export const parting = (dark = false): Drawing => [
  head(
    dark,
    shape([0, -18.5, 1], [-8, -17], [-13, -9], [-13.5, 4], [-11.8, 9, 1], [-10.5, -1], [-7, -7], [0, -12, 1]),
    shape([0, -18.5, 1], [8, -17], [13, -9], [13.5, 4], [11.8, 9, 1], [10.5, -1], [7, -7], [0, -12, 1]),
  ),
  dark
    ? []
    : mirrored(
        fine(
          ...strands([
            [-1, -15.5],
            [-8, -12],
            [-11.6, -2],
          ]),
        ),
        0,
      ),
]

/** Short curly hair. */
export const curls = (dark = false): Drawing => [
  head(
    dark,
    shape(
      [-11.5, 2, 1],
      [-15, 0],
      [-14, -5],
      [-16, -10],
      [-11, -13],
      [-10, -18],
      [-4, -17.5],
      [0, -20.5],
      [4, -17.5],
      [10, -18],
      [11, -13],
      [16, -10],
      [14, -5],
      [15, 0],
      [11.5, 2, 1],
      [10.5, -6],
      [6, -10.5],
      [0, -9.5],
      [-6, -10.5],
      [-10.5, -6],
    ),
  ),
  dark
    ? []
    : fine(
        bow([-11, -5], [-12.5, -8], [-10, -10]),
        bow([-6, -12], [-7, -15], [-4, -15.5]),
        bow([1, -12.5], [1, -16], [3, -16]),
        bow([8, -10], [10, -13], [7, -14.5]),
      ),
]

/** A full beard, `length` below the chin. */
export const beard = (length = 14, dark = false, turn = 0): Drawing => {
  const t = turn * 4
  return [
    head(
      dark,
      shape(
        [-11.4, 1, 1],
        [-11, 9],
        [-9, 15 + length * 0.4],
        [-3, 15 + length * 0.8],
        [t / 2, 17 + length, 1],
        [4, 15 + length * 0.8],
        [9, 15 + length * 0.4],
        [11, 9],
        [11.4, 1, 1],
        [8, 7],
        [4.5 + t, 6.8],
        [t, 7.6],
        [-4.5 + t, 6.8],
        [-8, 7],
      ),
    ),
    dark
      ? []
      : fine(
          bow([-7, 10], [-6, 16], [-3, 14 + length * 0.6]),
          bow([7, 10], [6, 16], [3, 14 + length * 0.6]),
          bow([t, 14], [t, 15 + length * 0.7]),
          bow([-3.4, 13], [-3, 18], [-1.6, 14 + length * 0.7]),
          bow([3.4, 13], [3, 18], [1.6, 14 + length * 0.7]),
        ),
    ink(bow([t - 2.6, 10], [t, 10.9], [t + 2.6, 10])),
  ]
}

/** A hood or veil around the face, falling to the shoulders. */
export const veil = (length = 44, spread = 22): Drawing => [
  paper(
    shape(
      [0, -21],
      [-13, -16],
      [-16, 0],
      [-18, 18],
      [-spread, length, 1],
      [-spread / 2, length + 3],
      [0, length + 1],
      [spread / 2, length + 3],
      [spread, length, 1],
      [18, 18],
      [16, 0],
      [13, -16],
    ),
  ),
  mirrored(
    fine(bow([-15, 4], [-15.5, 20], [-spread + 4, length - 2]), bow([-12.5, 10], [-11.5, 24], [-spread + 9, length])),
    0,
  ),
]
