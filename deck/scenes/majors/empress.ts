import { bow, box, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { ball } from '../../parts/masonry.ts'
import { waves } from '../../parts/nature/heaven.ts'
import { pomegranate, tree, wheat } from '../../parts/nature/plants.ts'
import { rays, scatter } from '../../parts/nature/stars.ts'
import { face, neck } from '../../parts/people/face.ts'
import { longHair, parting } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { seatedRobe } from '../../parts/people/robes.ts'
import { starCrown } from '../../parts/people/crowns.ts'

const heart = (): Drawing => [
  paper(shape([0, 30, 1], [-24, 4], [-22, -14], [-8, -16], [0, -6, 1], [8, -16], [22, -14], [24, 4])),
  hatch(shape([4, 24], [22, 4], [20, -12], [10, -14], [8, 6]), 60, 3.4),
  gilt(oval(0, -1, 7)),
  gold(bow([0, 6], [0, 18]), bow([-5, 12], [5, 12])),
]

const mother = (): Drawing => [
  longHair(false, 58),
  paper(
    shape(
      [-38, 30],
      [-52, 60],
      [-58, 120],
      [-62, 168, 1],
      [-30, 174],
      [30, 174],
      [62, 168, 1],
      [58, 120],
      [52, 60],
      [38, 30],
    ),
  ),
  stipple(box(-54, 40, 108, 130), { gap: 6 }),
  seatedRobe({ hem: 52, length: 180, trim: true, knees: 36 }),
  [
    [-26, 122],
    [26, 122],
    [-38, 156],
    [38, 156],
    [0, 146],
  ].map(([x, y]) => pomegranate(x!, y!, 5)),
  neck(),
  gold(bow([-11, 29], [0, 36], [11, 29])),
  light(oval(0, 37, 2), oval(-6, 34.6, 1.4), oval(6, 34.6, 1.4)),
  sleeve([22, 38], [40, 62], [50, 34], 9, 11),
  gold(bow([55, 28], [56, -4])),
  ball(56, -10, 7),
  gold(bow([56, -17], [56, -26]), bow([52, -22], [60, -22])),
  hand([50, 33], -68, 'fist'),
  sleeve([-22, 38], [-44, 66], [-46, 96], 11, 11),
  hand([-46, 95], 100, 'fist'),
  face({ turn: 0.2 }),
  parting(),
  gold(bow([-12, -9], [0, -13.6], [12, -9])),
  starCrown(),
]

/** A mother in a garden: a crown of stars, wheat at her feet, a stream from the wood. */
export const empress = (): Drawing => [
  stipple(box(17, 45, 246, 150), { gap: 8, toward: [0, -1], reach: 0.9 }),
  rays(134, 176, 40, 78, 40, 180, 360),
  scatter(30, 54, 220, 70, 11, ([x, y]) => Math.hypot(x - 134, y - 176) < 86),
  tree(50, 306, 150, 40, 3),
  tree(232, 300, 170, 46, 5),
  tree(100, 296, 120, 32, 7),
  paper(shape([264, 300, 1], [214, 304], [206, 330], [232, 356], [226, 390], [250, 440, 1], [270, 440, 1])),
  waves(214, 312, 262, 432, 9),
  ink(bow([17, 306], [70, 300], [140, 298], [210, 304])),
  place(mother(), { x: 134, y: 180, scale: 1.14 }),
  place(heart(), { x: 52, y: 366, scale: 1 }),
  fine(bow([100, 400], [140, 406], [196, 398])),
  [22, 36, 84, 100, 116, 132, 148, 164, 180, 196, 212].map((x, at) =>
    wheat(x, 438, 52 + (at % 3) * 9 - (x > 90 && x < 190 ? 14 : 0), (at % 2 ? 5 : -4) + (x - 120) / 30),
  ),
]
