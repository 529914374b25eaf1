import { bow, box, line, oval, polygon, shape } from '../hand/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../hand/pens.ts'
import { place, twice } from '../hand/place.ts'
import { hatch, stipple } from '../hand/shade.ts'
import { lionHead } from '../beasts/lion.ts'
import { butterfly, fish, lizard } from '../beasts/small.ts'
import { ball } from '../built/masonry.ts'
import { waves } from '../nature/heaven.ts'
import { leaf, stem } from '../nature/plants.ts'
import { flame } from '../nature/rocks.ts'
import { crescent } from '../nature/heaven.ts'
import { crown, imperialCrown, openCrown } from '../people/crowns.ts'
import { face, neck } from '../people/face.ts'
import { beard, curls, longHair, parting } from '../people/hair.ts'
import { hand, shoe, sleeve } from '../people/limbs.ts'
import { cloak, seatedRobe } from '../people/robes.ts'
import { coin } from '../suits/coin.ts'
import { cup } from '../suits/cup.ts'
import { sword } from '../suits/sword.ts'
import { wand } from '../suits/wand.ts'
import { desert, land, sky, wind } from './lands.ts'

type Lord = { head: Drawing; arms: Drawing; spots?: Drawing; front?: Drawing }
const lord = ({ head, arms, spots = [], front = [] }: Lord): Drawing => [
  cloak(58, 176),
  seatedRobe({ hem: 48, length: 178, knees: 37, trim: true }),
  spots,
  shoe(-18, 182),
  shoe(18, 182),
  paper(shape([-10, 24, 1], [-26, 32], [-30, 52], [-18, 60], [0, 54], [18, 60], [30, 52], [26, 32], [10, 24, 1], [0, 30])),
  fine(...[-20, -10, 0, 10, 20].map((x) => bow([x, 42], [x + 1, 47]))),
  neck(),
  front,
  arms,
  head,
]
const seat = (top: number, half = 62): Drawing => [
  paper(polygon([140 - half, 420], [140 - half, top + 30], [140, top], [140 + half, top + 30], [140 + half, 420])),
  ink(line([148 - half, 420], [148 - half, top + 36], [140, top + 10], [132 + half, top + 36], [132 + half, 420])),
  stipple(polygon([148 - half, 300], [148 - half, top + 36], [140, top + 10], [132 + half, top + 36], [132 + half, 300]), { gap: 7 }),
]
const arms = (left: Drawing, right: Drawing): Drawing[] => [
  left,
  sleeve([-22, 38], [-48, 66], [-56, 82], 11, 11),
  hand([-57, 83], 70, 'fist'),
  right,
  sleeve([22, 38], [48, 66], [56, 80], 11, 11),
  hand([56, 82], 100, 'fist', true),
]

const boat = (x: number, y: number): Drawing => [
  paper(shape([x - 20, y - 4, 1], [x - 12, y + 6], [x + 12, y + 6], [x + 20, y - 6, 1], [x, y - 2])),
  ink(line([x, y - 2], [x, y - 36])),
  gilt(shape([x + 1, y - 35, 1], [x + 18, y - 20], [x + 14, y - 6, 1], [x + 1, y - 6, 1])),
]

/** His seat rests on moving water. */
export const kingOfCups = (): Drawing => [
  sky(260),
  paper(box(10, 276, 260, 170)),
  waves(20, 284, 262, 432, 9),
  boat(38, 286),
  place(fish(), { x: 238, y: 290, scale: 0.9, turn: -50 }),
  seat(104),
  place(crescent(0, 0, 12, -90), { x: 140, y: 98 }),
  place(
    lord({
      head: [face({ turn: -0.5, awake: true }), curls(), beard(14), crown()],
      spots: [twice(place(fish(), { x: 26, y: 150, scale: 0.4, turn: 80 }), 0)],
      arms: [
        cup(-72, 40, 1),
        sleeve([-22, 38], [-46, 74], [-62, 62], 10, 11),
        hand([-62, 61], -30, 'fist'),
        arms([], [gold(line([62, 116], [58, 34])), light(oval(58, 30, 4)), gilt(shape([58, 26, 1], [52, 18], [58, 8, 1], [64, 18]))]).slice(3),
      ],
    }),
    { x: 140, y: 186, scale: 1.1 },
  ),
  paper(shape([50, 404, 1], [96, 396], [184, 396], [230, 404, 1], [218, 422], [62, 422])),
  stipple(shape([62, 410], [140, 402], [218, 410], [210, 420], [70, 420]), { gap: 4 }),
]

const bullHead = (x: number, y: number): Drawing =>
  place(
    [
      gilt(shape([-8, -8, 1], [-18, -10], [-22, -22, 1], [-12, -16], [-4, -12, 1]), shape([8, -8, 1], [18, -10], [22, -22, 1], [12, -16], [4, -12, 1])),
      paper(shape([0, -12], [-9, -9], [-9, 2], [-6, 12], [0, 16], [6, 12], [9, 2], [9, -9])),
      ink(bow([-6, -2], [-4, -1], [-2.6, -2]), bow([6, -2], [4, -1], [2.6, -2])),
      fine(bow([-4, 9], [0, 8], [4, 9])),
    ],
    { x, y },
  )
const grapes = (x: number, y: number): Drawing =>
  [
    [0, 0],
    [7, 0],
    [-7, 0],
    [-3.5, 6],
    [3.5, 6],
    [0, 12],
  ].map(([dx, dy]) => paper(oval(x + dx!, y + dy!, 3.9)))

/** What he touched has grown. */
export const kingOfCoins = (): Drawing => [
  land(306),
  seat(96, 66),
  bullHead(76, 126),
  bullHead(204, 126),
  twice([
    stem(
      [
        [20, 440],
        [40, 380],
        [26, 320],
        [46, 272],
      ],
      4,
      15,
    ),
    grapes(34, 352),
    grapes(44, 290),
  ]),
  place(
    lord({
      head: [face({ turn: 0.4, old: true }), curls(true), beard(20, true, 0.4), imperialCrown()],
      spots: [twice(grapes(30, 146), 0)],
      arms: [
        arms([gold(line([-58, 118], [-58, 40])), ball(-58, 32, 8)], []).slice(0, 3),
        sleeve([22, 38], [44, 76], [22, 98], 11, 11),
        hand([23, 98], 176, 'cupped', true),
      ],
      front: coin(0, 92, 22),
    }),
    { x: 140, y: 184, scale: 1.1 },
  ),
  paper(box(56, 410, 168, 26)),
  hatch(box(56, 410, 168, 26), 90, 5),
]

/** He judges sitting straight, and looks at you. */
export const kingOfSwords = (): Drawing => [
  wind(346),
  seat(70, 54),
  butterfly(140, 104, 1.1),
  twice(place(crescent(0, 0, 8, 180), { x: 102, y: 130 })),
  place(
    lord({
      head: [longHair(false, 26), face({ awake: true }), parting(), beard(8), openCrown()],
      arms: [
        sword(-54, 98, 168, 12),
        sleeve([-22, 38], [-48, 64], [-50, 78], 11, 11),
        hand([-52, 84], -66, 'fist'),
        sleeve([22, 38], [46, 72], [26, 104], 11, 11),
        hand([26, 104], 110, 'fist', true),
      ],
    }),
    { x: 140, y: 194, scale: 1.1 },
  ),
  paper(box(44, 408, 192, 10), box(26, 418, 228, 20)),
  hatch(box(26, 418, 228, 20), 0, 5),
]

/** A fire that knows where it is going. */
export const kingOfWands = (): Drawing => [
  desert(330, 46),
  seat(92, 64),
  twice(lionHead(78, 132, 13)),
  flame(140, 110, 26),
  place(
    lord({
      head: [
        longHair(true, 30),
        face({ turn: 0.9, awake: true }),
        parting(true),
        beard(10, true, 0.9),
        place([crown(), [-10, 0, 10].map((x) => flame(x, -26, 14))], {}),
      ],
      spots: [twice([flame(28, 150, 16), flame(14, 168, 12)], 0)],
      arms: arms([], wand(66, 180, 214, 3, 6)),
    }),
    { x: 134, y: 192, scale: 1.1 },
  ),
  paper(box(44, 410, 192, 26)),
  hatch(box(44, 410, 192, 26), 90, 6),
  place(lizard(), { x: 228, y: 414, scale: 0.8 }),
  leaf(30, 434, 12, -60),
]
