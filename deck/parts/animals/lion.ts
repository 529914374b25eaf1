import { bow, polar, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'

/** A lion's head from the front, with a mane like rays. */
export function lionHead(x: number, y: number, r = 18): Drawing {
  const mane = shape(
    ...Array.from(
      { length: 36 },
      (_, at) => [...polar(0, 0.06, at % 2 ? 1.22 : at % 4 ? 1.58 : 1.74, at * 10), 1] as const,
    ),
  )
  const side = [paper(shape([-0.62, -0.5, 1], [-0.84, -0.86], [-0.46, -0.92], [-0.3, -0.66, 1]))]
  const head: Drawing = [
    gilt(mane),
    gold(
      ...Array.from({ length: 18 }, (_, at) => bow(polar(0, 0, 1.02, at * 20 + 10), polar(0, 0, 1.38, at * 20 + 13))),
    ),
    side,
    place(side, { mirror: true }),
    paper(
      shape(
        [0, -0.86],
        [-0.62, -0.66],
        [-0.82, -0.1],
        [-0.62, 0.5],
        [-0.3, 0.94],
        [0, 1.02],
        [0.3, 0.94],
        [0.62, 0.5],
        [0.82, -0.1],
        [0.62, -0.66],
      ),
    ),
    [-1, 1].map((s) => [
      ink(bow([s * 0.5, -0.24], [s * 0.36, -0.12], [s * 0.18, -0.2])),
      fine(bow([s * 0.56, -0.42], [s * 0.34, -0.46], [s * 0.14, -0.3], [s * 0.17, 0.24])),
      fine(bow([0, 0.5], [s * 0.16, 0.66], [s * 0.36, 0.58])),
    ]),
    solid(shape([0, 0.46, 1], [-0.2, 0.26], [0, 0.22], [0.2, 0.26])),
    fine(bow([0, 0.46], [0, 0.56]), bow([-0.14, 0.82], [0, 0.86], [0.14, 0.82])),
  ]
  return place(head, { x, y, scale: r })
}

/** A standing lion facing left, feet at 0/0, its head turned slightly to the viewer. */
export const lion = (): Drawing => {
  const body = shape(
    [-20, -62],
    [6, -72],
    [34, -68],
    [60, -70],
    [76, -58],
    [78, -40],
    [66, -30],
    [40, -28],
    [10, -26],
    [-12, -34],
  )
  return [
    ink(bow([74, -58], [96, -50], [98, -24], [88, -12])),
    solid(shape([88, -14, 1], [82, -8], [84, 4, 1], [92, 0], [94, -10])),
    paper(shape([54, -36], [50, -20], [56, -8], [50, 0, 1], [66, 0, 1], [66, -10], [64, -22], [74, -36])),
    paper(shape([2, -40], [4, -20], [0, -6], [-6, 0, 1], [10, 0, 1], [14, -10], [16, -30])),
    paper(body),
    paper(shape([62, -52], [60, -30], [70, -18], [72, -8], [66, 0, 1], [82, 0, 1], [83, -12], [80, -26], [82, -46])),
    paper(shape([-16, -46], [-14, -24], [-18, -8], [-26, 0, 1], [-8, 0, 1], [-2, -12], [4, -40])),
    stipple(body, { gap: 4, toward: [0.2, 1], reach: 0.55 }),
    fine(
      bow([-22, -1], [-22, -5]),
      bow([-17, -1], [-17, -5]),
      bow([72, -1], [72, -5]),
      bow([77, -1], [77, -5]),
      bow([60, -58], [68, -50], [66, -40]),
    ),
    place(lionHead(0, 0, 22), { x: -22, y: -58 }),
  ]
}
