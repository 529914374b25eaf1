import { bow, box, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, light, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { archway, courses } from '../../parts/masonry.ts'
import { cloud, peaks, yod } from '../../parts/nature/heaven.ts'
import { cliff, flame, lightning } from '../../parts/nature/rocks.ts'
import { face } from '../../parts/people/face.ts'
import { curls, longHair, parting } from '../../parts/people/hair.ts'
import { hand, limb, shoe, sleeve } from '../../parts/people/limbs.ts'

/** A person who falls head first, arms ahead. */
const falling = (her: boolean): Drawing => [
  limb([-8, 92], [-24, 116], [-4, 142], [9, 7, 5]),
  place(shoe(0, 0, 1), { x: -4, y: 144, turn: 30 }),
  limb([8, 92], [24, 122], [30, 152], [9, 7, 5]),
  place(shoe(0, 0, 1), { x: 30, y: 154, turn: -10 }),
  her ? longHair(true, 30) : [],
  paper(
    shape(
      [-7, 22, 1],
      [-20, 29],
      [-22, 42],
      [-15, 70],
      [-28, 112, 1],
      [-8, 106],
      [6, 114],
      [28, 106, 1],
      [15, 70],
      [22, 42],
      [20, 29],
      [7, 22, 1],
    ),
  ),
  stipple(shape([-15, 70], [-28, 112], [-8, 106], [6, 114], [28, 106], [15, 70]), { gap: 3.6, toward: [1, 0] }),
  fine(bow([-6, 74], [-10, 104]), bow([6, 74], [10, 104])),
  sleeve([-19, 38], [-42, 24], [-48, -8], 7, 8),
  hand([-48, -8], -96, 'open'),
  sleeve([19, 38], [40, 18], [36, -14], 7, 8),
  hand([36, -14], -84, 'open'),
  face({ awake: true }),
  her ? parting(true) : curls(),
]

const keep = (): Drawing => [
  paper(polygon([98, 176], [92, 384], [190, 384], [182, 166])),
  courses(98, 178, 84, 206, 13, 28),
  hatch(polygon([160, 172], [164, 384], [190, 384], [182, 166]), 90, 3.6),
  paper(
    polygon(
      [86, 176],
      [86, 158],
      [97, 158],
      [97, 166],
      [108, 166],
      [108, 157],
      [119, 159],
      [117, 170],
      [130, 178],
      [140, 166],
      [152, 172],
      [158, 156],
      [168, 156],
      [168, 164],
      [180, 163],
      [180, 153],
      [194, 153],
      [194, 172],
      [184, 182],
      [96, 186],
    ),
  ),
  solid(archway(118, 250, 18, 32), archway(148, 250, 18, 32), archway(132, 322, 20, 34)),
  flame(127, 238, 36),
  flame(157, 240, 32),
  flame(142, 316, 30),
  flame(118, 168, 26),
  flame(140, 168, 36),
  flame(162, 160, 26),
]

/** Lightning strikes the crown of a tower; two people fall. */
export const theTower = (): Drawing => [
  stipple(box(17, 45, 246, 250), { gap: 6, toward: [0, -1], reach: 0.95 }),
  cloud(-14, 116, 96, 36, 4),
  cloud(206, 96, 84, 32, 4),
  peaks(440, [36, 360, 50], [246, 350, 56]),
  keep(),
  cliff(440, [40, 436], [66, 410], [84, 386], [140, 380], [196, 386], [214, 408], [240, 438]),
  lightning(252, 50, 152, 162),
  place(
    [
      gilt(polygon([-34, 10], [-40, -18], [-20, -6], [0, -26], [20, -6], [40, -18], [34, 10])),
      gold(bow([-35, 3], [0, 7], [35, 3])),
      light(oval(-40, -21, 3), oval(0, -30, 3), oval(40, -21, 3), oval(0, -4, 3)),
      stipple(polygon([0, 8], [0, -22], [20, -4], [38, -14], [32, 8]), { gap: 3.4, gold: true, toward: [1, 0] }),
    ],
    { x: 106, y: 110, turn: -26 },
  ),
  place(falling(true), { x: 52, y: 306, scale: 0.62, turn: 196 }),
  place(falling(false), { x: 234, y: 276, scale: 0.62, turn: 160, mirror: true }),
  [
    [76, 168],
    [60, 196],
    [78, 220],
    [50, 238],
    [30, 210],
    [36, 170],
    [210, 190],
    [228, 212],
    [204, 150],
    [246, 180],
    [250, 230],
    [212, 312],
    [240, 318],
    [72, 350],
    [40, 330],
  ].map(([x, y], at) => yod(x!, y!, 1, at % 2 ? 1 : -1)),
  fine(bow([100, 430], [140, 426], [180, 430])),
]
