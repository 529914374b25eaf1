import { bow, oval, polar, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, light, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { creature } from '../../parts/animals/four-creatures.ts'
import { leaf } from '../../parts/nature/plants.ts'
import { rays, scatter } from '../../parts/nature/stars.ts'
import { face, neck } from '../../parts/people/face.ts'
import { longHair, parting } from '../../parts/people/hair.ts'
import { bareArm, hand, limb } from '../../parts/people/limbs.ts'

const [X, Y] = [140, 240]

const wreath = (): Drawing => [
  Array.from({ length: 44 }, (_, at) => {
    const angle = at * (360 / 44)
    const [px, py] = polar(0, 0, 1, angle)
    const [x, y] = [X + px * 84, Y + py * 124]
    const along = (Math.atan2(px * 124, -py * 84) * 180) / Math.PI
    return [leaf(x, y, 17, along - 26), leaf(x, y, 17, along + 26)]
  }),
  [
    [X, Y - 124],
    [X, Y + 124],
  ].map(([x, y]) => [
    gilt(shape([x! - 12, y! - 10, 1], [x! + 12, y! + 10, 1], [x! + 12, y! - 10, 1], [x! - 12, y! + 10, 1])),
    light(oval(x!, y!, 4.6)),
  ]),
]

const baton = (x: number, y: number): Drawing => [
  gilt(shape([x - 2, y - 20], [x + 2, y - 20], [x + 2, y + 20], [x - 2, y + 20])),
  light(oval(x, y - 22, 3.4), oval(x, y + 22, 3.4)),
]

const dancer = (): Drawing => [
  longHair(true, 50),
  limb([6, 98], [30, 124], [6, 148], [10, 7.4, 4.4]),
  place(paper(shape([-3, -4], [5, -3], [15, 2], [13, 5], [-2, 4])), { x: 4, y: 150, turn: 158 }),
  limb([-4, 98], [-6, 140], [0, 184], [11, 8, 4.4]),
  paper(shape([-4, 182], [4, 182], [6, 192], [3, 202], [-3, 200])),
  paper(
    shape(
      [-7, 23, 1],
      [-20, 29],
      [-21, 40],
      [-14, 72],
      [-20, 96],
      [-14, 108],
      [8, 110],
      [20, 98],
      [14, 74],
      [21, 40],
      [20, 29],
      [7, 23, 1],
      [0, 28],
    ),
  ),
  paper(
    shape(
      [-19, 40, 1],
      [0, 52],
      [19, 40, 1],
      [16, 60],
      [14, 72],
      [22, 98],
      [14, 128],
      [24, 160],
      [10, 176, 1],
      [0, 140],
      [-18, 112],
      [-22, 96],
      [-13, 72],
      [-17, 58],
    ),
  ),
  stipple(shape([0, 52], [18, 44], [14, 72], [22, 98], [14, 128], [22, 158], [10, 172], [0, 140], [-4, 100]), {
    gap: 3.8,
    toward: [1, 0],
  }),
  fine(
    bow([-10, 74], [6, 100], [6, 140], [14, 168]),
    bow([-16, 90], [-4, 112], [4, 140]),
    bow([-13, 70], [0, 74], [14, 70]),
  ),
  neck(),
  gold(bow([-10, 29], [0, 35], [10, 29])),
  bareArm([-19, 36], [-40, 58], [-46, 36], 5.2),
  baton(-50, 30),
  hand([-46, 36], -100, 'fist'),
  bareArm([19, 36], [40, 58], [46, 36], 5.2),
  baton(50, 30),
  hand([46, 36], -80, 'fist', true),
  place([face({ turn: -0.5 }), parting(true)], { turn: -5 }),
  gold(bow([-12, -9], [0, -13], [12, -9])),
]

/** A dancer inside a wreath, between the four creatures. */
export const theWorld = (): Drawing => [
  rays(X, Y - 40, 50, 72, 40),
  scatter(84, 150, 112, 190, 10, ([x]) => Math.abs(x - X) < 46),
  wreath(),
  creature('angel', 56, 84, 1),
  creature('eagle', 226, 84, 1, true),
  creature('bull', 56, 398, 1),
  creature('lion', 224, 398, 1),
  place(dancer(), { x: X, y: 156, scale: 0.94 }),
  mirrored(paper(shape([96, 198, 1], [84, 222], [92, 258], [80, 286, 1], [95, 274], [102, 244])), X),
  mirrored(fine(bow([94, 216], [96, 250], [87, 278])), X),
]
