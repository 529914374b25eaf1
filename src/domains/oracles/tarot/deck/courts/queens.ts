import { bow, box, oval, polygon, shape } from '../hand/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../hand/pens.ts'
import { place, twice } from '../hand/place.ts'
import { hatch, stipple } from '../hand/shade.ts'
import { lionHead } from '../beasts/lion.ts'
import { butterfly, cat, fish, hare } from '../beasts/small.ts'
import { throne } from '../built/masonry.ts'
import { flower, leaf, rose, stem, sunflower } from '../nature/plants.ts'
import { crown, openCrown } from '../people/crowns.ts'
import { face, neck } from '../people/face.ts'
import { longHair, parting } from '../people/hair.ts'
import { hand, sleeve } from '../people/limbs.ts'
import { seatedRobe } from '../people/robes.ts'
import { coin } from '../suits/coin.ts'
import { cup } from '../suits/cup.ts'
import { sword } from '../suits/sword.ts'
import { wand } from '../suits/wand.ts'
import { birds, desert, land, sea, wind } from './lands.ts'

type Lady = { turn: number; tilt?: number; dark?: boolean; arms: Drawing; behind?: Drawing; spots?: Drawing; tall?: boolean }

/** A queen who sits; what is hers lies in her hands. */
const lady = ({ turn, tilt = 0, dark = false, arms, behind = [], spots = [], tall = false }: Lady): Drawing => [
  behind,
  longHair(dark, 56),
  seatedRobe({ hem: 54, length: 182, knees: 35, trim: true }),
  spots,
  neck(),
  gold(bow([-11, 29], [0, 36], [11, 29])),
  light(oval(0, 37, 2)),
  arms,
  place([face({ turn }), parting(dark), tall ? crown() : openCrown()], { turn: tilt }),
]

const shell = (): Drawing => [
  paper(
    shape([-54, 176, 1], [-62, 80], [-58, 0], [-44, -30], [-30, -22], [-16, -48], [0, -36], [16, -48], [30, -22], [44, -30], [58, 0], [62, 80], [54, 176, 1]),
  ),
  fine(...[-52, -34, -16, 16, 34, 52].map((x) => bow([x * 0.9, -14], [x, 60], [x * 0.92, 170])), bow([0, -34], [0, 60])),
]

/** She looks into a cup that nobody else may open. */
export const queenOfCups = (): Drawing => [
  sea(286, 398),
  place(
    lady({
      turn: 0.9,
      tilt: 10,
      behind: shell(),
      arms: [
        sleeve([22, 38], [46, 72], [58, 78], 9, 9),
        sleeve([-22, 38], [-20, 88], [20, 96], 9, 10),
        cup(40, 64, 1.1),
        gilt(shape([25, 40, 1], [27, 29], [40, 22], [53, 29], [55, 40, 1])),
        light(oval(40, 18, 3)),
        hand([58, 77], 200, 'fist', true),
        hand([20, 95], -14, 'cupped'),
      ],
    }),
    { x: 132, y: 180, scale: 1.16 },
  ),
  place(fish(), { x: 44, y: 346, scale: 0.8, turn: -20 }),
  place(fish(), { x: 238, y: 366, scale: 0.7, mirror: true }),
  fine(oval(60, 424, 8, 4), oval(206, 428, 10, 4), oval(226, 420, 6, 3)),
]

/** She has the whole garden, and time for it. */
export const queenOfCoins = (): Drawing => [
  land(300),
  twice([
    stem(
      [
        [22, 436],
        [30, 340],
        [24, 240],
        [34, 140],
        [70, 70],
        [118, 54],
      ],
      10,
      13,
    ),
    [
      [26, 300],
      [30, 200],
      [44, 110],
      [92, 62],
    ].map(([x, y]) => rose(x!, y!, 9)),
  ]),
  rose(140, 58, 11),
  place(
    lady({
      turn: -0.5,
      tilt: -10,
      tall: true,
      dark: true,
      behind: throne(0, 0, { width: 92, top: -30, foot: 182 }),
      arms: [
        coin(0, 86, 23),
        sleeve([-22, 38], [-42, 72], [-22, 98], 10, 10),
        hand([-22, 98], 6, 'cupped'),
        sleeve([22, 38], [42, 72], [22, 98], 10, 10),
        hand([22, 98], 174, 'cupped', true),
      ],
    }),
    { x: 140, y: 182, scale: 1.12 },
  ),
  place(hare(), { x: 224, y: 432, scale: 0.86, mirror: true }),
  flower(60, 436, 14),
]

/** She has wept; now she sees clearly. */
export const queenOfSwords = (): Drawing => [
  wind(340),
  birds([150, 72]),
  place(
    lady({
      turn: 1,
      dark: true,
      behind: [throne(0, 0, { width: 90, top: -26, foot: 182 }), twice(butterfly(30, -14, 0.8), 0)],
      spots: [twice([butterfly(20, 158, 0.5), butterfly(44, 150, 0.4)], 0)],
      arms: [
        sword(-56, 92, 160, 0),
        sleeve([-22, 38], [-48, 66], [-54, 78], 10, 11),
        hand([-56, 82], -80, 'fist'),
        sleeve([22, 38], [44, 66], [66, 44], 9, 12),
        hand([66, 44], -40, 'open'),
      ],
    }),
    { x: 138, y: 186, scale: 1.14 },
  ),
  paper(box(30, 394, 220, 10), box(18, 404, 244, 32)),
  hatch(box(18, 404, 244, 32), 0, 5),
]

/** Warm, awake, with her cat before her. */
export const queenOfWands = (): Drawing => [
  desert(310, 226),
  place(
    lady({
      turn: 0,
      tall: true,
      behind: [throne(0, 0, { width: 100, top: -20, foot: 182 }), twice(lionHead(-50, -22, 12), 0)],
      spots: [twice([sunflower(28, 152, 6), sunflower(46, 170, 5)], 0)],
      arms: [
        wand(-60, 176, 220, -2, 6),
        sleeve([-22, 38], [-48, 66], [-58, 82], 10, 11),
        hand([-60, 84], 110, 'fist'),
        ink(bow([52, 100], [56, 66], [54, 36])),
        leaf(55, 74, 12, -20),
        leaf(55, 86, 12, 200),
        sunflower(54, 26, 15),
        sleeve([22, 38], [48, 70], [52, 82], 10, 11),
        hand([52, 84], 80, 'fist'),
      ],
    }),
    { x: 140, y: 180, scale: 1.14 },
  ),
  stipple(polygon([60, 424], [220, 424], [200, 434], [80, 434]), { gap: 4 }),
  place(cat(), { x: 140, y: 432, scale: 0.9 }),
]
