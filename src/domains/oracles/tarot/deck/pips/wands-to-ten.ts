import { bow, box, line, shape } from '../hand/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper } from '../hand/pens.ts'
import { place } from '../hand/place.ts'
import { stipple } from '../hand/shade.ts'
import { horse } from '../beasts/horse.ts'
import { house, tower } from '../built/masonry.ts'
import { castle, sky } from '../courts/lands.ts'
import { cloud, hill, peaks, waves } from '../nature/heaven.ts'
import { grass, tree } from '../nature/plants.ts'
import { cliff } from '../nature/rocks.ts'
import { rays } from '../nature/stars.ts'
import { armoured } from '../people/armoured.ts'
import { laurel } from '../people/crowns.ts'
import { face, neck } from '../people/face.ts'
import { curls } from '../people/hair.ts'
import { hand, limb } from '../people/limbs.ts'
import { fromBehind, inTunic, person } from '../people/person.ts'
import { wand } from '../suits/wand.ts'

/** He comes home crowned, and is seen. */
export const sixOfWands = (): Drawing => [
  rays(110, 140, 46, 84, 40),
  hill(446, [10, 350], [140, 342], [270, 350]),
  wand(34, 400, 270, -4, 6),
  wand(64, 396, 246, 2, 5),
  wand(216, 396, 246, -2, 5),
  wand(246, 400, 270, 4, 6),
  wand(232, 398, 220, 10, 5),
  place(horse({ gait: 'walk', cloth: (whole) => stipple(whole, { gap: 6, toward: [0, 1] }) }), { x: 126, y: 420, scale: 1.26 }),
  place(
    [
      limb([-18, 38], [-16, 74], [16, 86], [8, 7, 5]),
      hand([16, 86], 0, 'fist'),
      armoured(),
      neck(),
      face({ turn: 0.8, awake: true }),
      curls(true),
      laurel(),
      wand(58, 96, 176, 6, 5),
      limb([18, 38], [44, 58], [58, 36], [8.5, 7, 5]),
      hand([57, 37], -40, 'fist'),
    ],
    { x: 110, y: 164, scale: 1.08 },
  ),
  place([gilt(shape([-6, 0], [0, -6], [6, 0], [0, 6])), gold(bow([0, 6], [-4, 20], [2, 32]), bow([0, 6], [6, 18], [4, 30]))], { x: 190, y: 84 }),
]

/** One above, six below; he does not step back. */
export const sevenOfWands = (): Drawing => [
  sky(240, 6.6),
  cliff(446, [60, 446], [84, 384], [110, 360], [176, 356], [204, 388], [226, 446]),
  [
    [30, 5, 118],
    [55, 2, 84],
    [80, 7, 58],
    [208, -7, 62],
    [232, -2, 92],
    [252, -5, 126],
  ].map(([x, turn, long]) => wand(x!, 452, long!, turn!, 4)),
  place(
    [
      person({
        body: inTunic(true),
        turn: -0.7,
        awake: true,
        tilt: 8,
        left: [[-44, 54], [-40, 88], 110],
        right: [[46, 40], [40, 10], -130],
        held: [wand(-66, 114, 190, 45.7, 5)],
      }),
    ],
    { x: 146, y: 164, scale: 1.0 },
  ),
]

/** All at once, and nearly there. */
export const eightOfWands = (): Drawing => [
  cloud(24, 96, 76, 22, 4),
  hill(446, [10, 366], [80, 350], [170, 362], [270, 340]),
  castle(50, 358),
  tree(236, 354, 50, 16, 3),
  tree(214, 360, 40, 12, 5),
  paper(shape([10, 396, 1], [90, 388], [150, 404], [270, 384, 1], [270, 420, 1], [160, 436], [90, 422], [10, 430, 1])),
  waves(24, 402, 262, 424, 8),
  Array.from({ length: 8 }, (_, at) => wand(4 + (at % 3) * 14, 118 + at * 30 + (at % 3) * 4, 226 - (at % 2) * 20, 108, 4)),
  fine(...Array.from({ length: 7 }, (_, at) => line([10, 134 + at * 30], [34 + (at % 2) * 10, 142 + at * 30]))),
]

/** Tired, bandaged, and still at the gate. */
export const nineOfWands = (): Drawing => [
  peaks(300, [70, 240, 60], [200, 230, 70]),
  hill(446, [10, 306], [140, 298], [270, 306]),
  [28, 54, 80, 106, 174, 200, 226, 252].map((x, at) => wand(x, 380 + (at % 2) * 8, 280 - (at % 3) * 12, 0, 5)),
  stipple(box(17, 388, 246, 46), { gap: 5.6, toward: [0, 1] }),
  place(
    [
      person({
        body: inTunic(),
        turn: -0.8,
        tilt: 4,
        awake: true,
        left: [[-38, 66], [4, 74], -10],
        right: [[36, 62], [18, 60], 190],
        held: wand(16, 208, 216, 3, 5),
        crest: [
          paper(shape([-13, -9, 1], [0, -14], [13, -7, 1], [13, -1, 1], [0, -8], [-13, -3, 1])),
          paper(shape([12, -6, 1], [22, -8], [26, 0, 1], [18, 0], [12, -2, 1])),
        ],
      }),
    ],
    { x: 138, y: 190, scale: 1.12 },
  ),
  grass(30, 250, 432, 22),
]

/** He could put some of it down. */
export const tenOfWands = (): Drawing => [
  sky(150, 7),
  house(40, 300, 40, 74),
  tower(94, 300, 24, 84, { windows: 1 }),
  tree(60, 304, 30, 10, 2),
  tree(20, 304, 54, 18, 4),
  hill(446, [10, 306], [140, 298], [270, 306]),
  fine(bow([70, 306], [100, 340], [60, 380], [90, 440]), bow([94, 304], [134, 340], [110, 380], [150, 440])),
  Array.from({ length: 10 }, (_, at) => wand(118 + Math.abs(at - 4.5) * 3 + at * 7, 348 - Math.abs(at - 4.5) * 2, 232, -32 + at * 7, 4)),
  place(
    [
      fromBehind({ length: 136, spread: 34 }),
      paper(shape([-24, 36, 1], [-44, 20], [-40, -6, 1], [-30, -4, 1], [-28, 14], [-12, 30])),
      paper(shape([24, 36, 1], [44, 20], [40, -6, 1], [30, -4, 1], [28, 14], [12, 30])),
      limb([-10, 134], [-16, 160], [-14, 186], [9, 7, 5]),
      limb([12, 134], [20, 160], [22, 182], [9, 7, 5]),
    ],
    { x: 156, y: 214, scale: 1.12 },
  ),
  place(paper(shape([-30, -6, 1], [30, -6, 1], [32, 6, 1], [-32, 6, 1])), { x: 156, y: 206 }),
  ink(bow([126, 204], [156, 208], [186, 204])),
  grass(180, 256, 432, 18),
]
