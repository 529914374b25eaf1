import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { cloud, hill, peaks } from '../../parts/nature/heaven.ts'
import { grass, tree } from '../../parts/nature/plants.ts'
import { flame } from '../../parts/nature/rocks.ts'
import { rays } from '../../parts/nature/stars.ts'
import { halo } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls, longHair, parting } from '../../parts/people/hair.ts'
import { bareArm, hand, shoe, sleeve } from '../../parts/people/limbs.ts'
import { robe } from '../../parts/people/robes.ts'
import { wings } from '../../parts/people/wings.ts'

const angel = (): Drawing => [
  wings(0, 40, 84, 14, 12),
  robe({ hem: 50, length: 130, dark: 0, belt: false }),
  neck(),
  sleeve([22, 38], [50, 56], [66, 78], 10, 10),
  hand([66, 77], 44, 'open'),
  sleeve([-22, 38], [-50, 56], [-66, 78], 10, 10),
  hand([-66, 77], 136, 'open', true),
  halo(23),
  face(),
  curls(),
]

const gown = (): Drawing => {
  const cloth = shape(
    [-14, 32, 1],
    [-17, 48],
    [-13, 76],
    [-21, 104],
    [-26, 164, 1],
    [-12, 168],
    [0, 165],
    [12, 168],
    [26, 164, 1],
    [21, 104],
    [13, 76],
    [17, 48],
    [14, 32, 1],
    [0, 40],
  )
  return [
    paper(cloth),
    stipple(cloth, { gap: 4.4, toward: [1, 0.2], reach: 0.6 }),
    fine(bow([-8, 84], [-12, 120], [-17, 162]), bow([0, 86], [-1, 120], [-2, 162]), bow([8, 84], [11, 120], [15, 162])),
    gold(bow([-13, 75], [0, 80], [13, 75]), bow([-13, 79], [0, 84], [13, 79])),
  ]
}

const lover = (her: boolean): Drawing => [
  her ? longHair(true, 62) : [],
  shoe(-9, 170),
  shoe(9, 170),
  paper(shape([-7, 24, 1], [-20, 29], [-22, 40], [-15, 60], [15, 60], [22, 40], [20, 29], [7, 24, 1], [0, 29])),
  gown(),
  neck(),
  bareArm([-20, 35], [-27, 66], [-24, 98], 5.4),
  hand([-24, 98], 84, 'open'),
  bareArm([20, 35], [32, 62], [46, 77], 5.4),
  face({ turn: 0.7 }),
  her ? parting(true) : curls(),
]

/** Two lovers below an angel. */
export const lovers = (): Drawing => [
  rays(140, 120, 40, 128, 48),
  peaks(378, [140, 250, 44]),
  cloud(30, 220, 104, 34, 4),
  cloud(146, 220, 104, 34, 4),
  place(angel(), { x: 140, y: 106, scale: 0.94 }),
  cloud(66, 238, 148, 34, 6),
  hill(440, [10, 386], [70, 376], [140, 380], [210, 376], [270, 386]),
  tree(36, 390, 134, 30, 4),
  tree(246, 390, 134, 30, 6),
  light(
    ...[
      [24, 282],
      [44, 274],
      [36, 296],
      [54, 292],
      [20, 300],
    ].map(([x, y]) => oval(x!, y!, 3.4)),
  ),
  [
    [232, 288],
    [250, 278],
    [260, 298],
    [242, 304],
    [226, 306],
  ].map(([x, y]) => flame(x!, y!, 13)),
  ink(bow([33, 384], [28, 366], [40, 356], [30, 342], [41, 332], [36, 322])),
  place(lover(true), { x: 94, y: 240, scale: 0.96 }),
  place(lover(false), { x: 186, y: 234, scale: 0.99, mirror: true }),
  hand([134, 313], 6, 'fist'),
  grass(24, 258, 424, 22),
]
