import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper, solid } from '../../pen/pens.ts'
import { stipple } from '../../pen/shade.ts'
import { face } from '../people/face.ts'
import { place } from '../../pen/place.ts'

/** A lying sphinx facing the viewer, its paws at y 0; dark or light. */
export function sphinx(dark = false): Drawing {
  const body = dark ? solid : paper
  const trunk = shape([-30, 0, 1], [-36, -30], [-26, -56], [-8, -66], [10, -66], [30, -56], [44, -34], [46, 0, 1])
  return [
    body(shape([22, -4], [30, -42], [46, -46], [58, -26], [56, 0, 1], [24, 0, 1])),
    dark ? [] : fine(bow([34, -4], [34, -24], [44, -34])),
    body(trunk),
    dark ? [] : stipple(trunk, { gap: 4, toward: [0.7, 0.6], reach: 0.6 }),
    paper(
      shape([-28, 0, 1], [-30, -12], [-26, -34], [-14, -36], [-9, -12], [-8, 0, 1]),
      shape([6, 0, 1], [7, -12], [10, -36], [22, -34], [26, -12], [26, 0, 1]),
    ),
    fine(
      bow([-23, 0], [-23, -6]),
      bow([-18, 0], [-18, -7]),
      bow([-13, 0], [-13, -6]),
      bow([11, 0], [11, -6]),
      bow([16, 0], [16, -7]),
      bow([21, 0], [21, -6]),
    ),
    place(
      [
        body(shape([0, -20], [-14, -15], [-18, 4], [-23, 28, 1], [-8, 32], [8, 32], [23, 28, 1], [18, 4], [14, -15])),
        dark
          ? []
          : ink(bow([-16, 6], [-21, 26]), bow([-13, 12], [-14, 29]), bow([16, 6], [21, 26]), bow([13, 12], [14, 29])),
        face({ awake: true }),
        body(shape([-13, -5, 1], [-12, -15], [0, -20], [12, -15], [13, -5, 1], [0, -10])),
        paper(oval(0, -13.4, 2.2)),
      ],
      { y: -72 },
    ),
  ]
}
