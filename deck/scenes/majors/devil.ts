import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper, solid } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { flame } from '../../parts/nature/rocks.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls, longHair, parting } from '../../parts/people/hair.ts'
import { bareArm, hand, limb, shoe } from '../../parts/people/limbs.ts'

const batWing = (): Drawing => {
  const skin = shape(
    [14, 40, 1],
    [30, 6],
    [40, -34, 1],
    [62, -30],
    [92, -6],
    [104, 34, 1],
    [92, 30],
    [84, 46, 1],
    [72, 40],
    [64, 62, 1],
    [50, 52],
    [40, 74, 1],
    [28, 62],
  )
  return [
    paper(skin),
    stipple(skin, { gap: 3.6, toward: [0.4, 0.7] }),
    ink(bow([40, -34], [70, 4], [84, 46]), bow([40, -34], [56, 16], [64, 62]), bow([40, -34], [42, 20], [40, 74])),
    solid(shape([40, -34, 1], [34, -44], [38, -48, 1], [44, -38])),
  ]
}

const goat = (): Drawing => [
  mirrored(gilt(shape([5, -14, 1], [14, -24], [26, -26], [34, -40, 1], [32, -18], [20, -10], [9, -8, 1])), 0),
  mirrored(fine(bow([12, -18], [14, -12]), bow([19, -22], [20, -14]), bow([26, -24], [28, -18])), 0),
  mirrored(paper(shape([10, -4, 1], [22, -8], [28, -2], [22, 4], [10, 3, 1])), 0),
  paper(shape([0, -16], [-11, -12], [-12, 0], [-8, 12], [-7, 19], [0, 23], [7, 19], [8, 12], [12, 0], [11, -12])),
  mirrored([solid(shape([2.6, -1], [6, -4.4], [9.4, -2.4], [6, 0.6])), fine(bow([2, -6], [6, -8.6], [10, -6]))], 0),
  solid(shape([-3, 15], [0, 13.6], [3, 15], [0, 18])),
  ink(bow([0, 18], [0, 20]), bow([-4, 20.6], [0, 20], [4, 20.6])),
  paper(shape([-5, 22, 1], [-4, 32], [0, 42, 1], [4, 32], [5, 22, 1])),
  fine(bow([0, 24], [0, 37])),
  gold(line([0, -30], [4.6, -16], [-7.4, -24.6], [7.4, -24.6], [-4.6, -16], [0, -30])),
]

const idol = (): Drawing => [
  mirrored(batWing(), 0),
  paper(
    shape(
      [-9, 22, 1],
      [-27, 30],
      [-31, 46],
      [-22, 74],
      [-24, 96, 1],
      [24, 96, 1],
      [22, 74],
      [31, 46],
      [27, 30],
      [9, 22, 1],
    ),
  ),
  fine(bow([-14, 50], [-2, 54], [0, 44], [2, 54], [14, 50]), bow([0, 60], [0, 84])),
  stipple(shape([6, 34], [28, 36], [30, 46], [21, 74], [22, 92], [6, 92]), { gap: 3.6, toward: [1, 0] }),
  mirrored(
    [
      paper(
        shape(
          [2, 92, 1],
          [22, 86],
          [44, 96],
          [50, 112],
          [38, 122],
          [34, 142],
          [38, 160, 1],
          [20, 160, 1],
          [18, 128],
          [6, 116],
        ),
      ),
      ink(
        bow([26, 96], [24, 104, 1], [31, 99], [31, 107, 1], [38, 102], [38, 111, 1]),
        bow([24, 126], [22, 134, 1], [29, 130], [28, 138, 1]),
        bow([24, 142], [22, 150, 1], [30, 146], [30, 152, 1]),
      ),
      solid(shape([18, 160, 1], [38, 160, 1], [42, 170, 1], [30, 166], [16, 170, 1])),
    ],
    0,
  ),
  limb([-26, 40], [-50, 54], [-50, 20], [9, 7, 5]),
  hand([-50, 20], -90, 'open'),
  limb([26, 40], [50, 52], [60, 76], [9, 7, 5]),
  place(
    [paper(shape([-4, -14, 1], [5, -14, 1], [3, 26, 1], [-2, 26, 1])), place(flame(0, 0, 30), { y: 24, turn: 180 })],
    { x: 62, y: 82, turn: -26 },
  ),
  hand([60, 75], 66, 'fist'),
  goat(),
]

const captive = (her: boolean): Drawing => [
  her ? longHair(true, 56) : [],
  shoe(-8, 168),
  shoe(8, 168),
  paper(
    shape(
      [-7, 24, 1],
      [-20, 29],
      [-22, 42],
      [-15, 76],
      [-22, 108],
      [-24, 164, 1],
      [0, 166],
      [24, 164, 1],
      [22, 108],
      [15, 76],
      [22, 42],
      [20, 29],
      [7, 24, 1],
      [0, 29],
    ),
  ),
  stipple(shape([-15, 76], [-22, 108], [-24, 164], [24, 164], [22, 108], [15, 76]), {
    gap: 4.4,
    toward: [-1, 0.4],
    reach: 0.7,
  }),
  fine(bow([-7, 84], [-10, 120], [-13, 162]), bow([7, 84], [10, 120], [13, 162]), bow([-15, 76], [0, 81], [15, 76])),
  neck(),
  gold(oval(0, 25, 8, 3.6)),
  bareArm([-20, 35], [-29, 66], [-25, 98], 5.2),
  hand([-25, 98], 84, 'open'),
  bareArm([20, 35], [29, 66], [25, 98], 5.2),
  hand([25, 98], 96, 'open', true),
  face({ turn: 0.6 }),
  her ? parting(true) : curls(true),
  mirrored(gilt(shape([5, -15, 1], [8, -24], [13, -28, 1], [12, -18], [10, -13, 1])), 0),
]

const chain = (x: number, y: number, tx: number, ty: number): Drawing =>
  Array.from({ length: 9 }, (_, at) => {
    const t = (at + 0.5) / 9
    return gold(
      oval(x + (tx - x) * t, y + (ty - y) * t + 26 * Math.sin(Math.PI * t) * 0.8, at % 2 ? 2 : 4.4, at % 2 ? 2 : 3),
    )
  })

/** A horned idol with two captives, whose chains are loose. */
export const devil = (): Drawing => [
  hatch(box(17, 45, 246, 300), 90, 5),
  place(idol(), { x: 140, y: 124, scale: 1.12 }),
  paper(box(96, 316, 88, 16), box(104, 332, 72, 108)),
  hatch(box(104, 334, 72, 104), 0, 4),
  gilt(oval(140, 350, 8)),
  gold(oval(140, 350, 4)),
  paper(box(17, 412, 246, 30)),
  stipple(box(17, 414, 246, 20), { gap: 5 }),
  place(captive(true), { x: 56, y: 290, scale: 0.8 }),
  place(captive(false), { x: 224, y: 290, scale: 0.8, mirror: true }),
  chain(62, 311, 134, 356),
  chain(218, 311, 146, 356),
]
