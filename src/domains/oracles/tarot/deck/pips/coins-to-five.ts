import { arc, bow, box, line, oval, polygon, shape } from '../hand/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../hand/pens.ts'
import { place, twice } from '../hand/place.ts'
import { hatch, stipple } from '../hand/shade.ts'
import { arched, courses, house, pillar, tower, wall } from '../built/masonry.ts'
import { sky } from '../courts/lands.ts'
import { hill, peaks, waves } from '../nature/heaven.ts'
import { lily, rose, stem } from '../nature/plants.ts'
import { rays } from '../nature/stars.ts'
import { openCrown } from '../people/crowns.ts'
import { fromBehind, inTunic, person } from '../people/person.ts'
import { robe, seatedRobe } from '../people/robes.ts'
import { coin } from '../suits/coin.ts'
import { gift } from './gift.ts'

/** A coin is offered above a garden with an open gate. */
export const aceOfCoins = (): Drawing => [
  rays(142, 150, 62, 98, 44),
  gift(140, 196, 'cupped', 2.5),
  coin(150, 150, 46),
  peaks(330, [116, 290, 30], [150, 282, 34]),
  hill(446, [10, 338], [140, 328], [270, 338]),
  paper(shape([134, 330, 1], [128, 360], [112, 400], [96, 446, 1], [184, 446, 1], [168, 400], [152, 360], [146, 330, 1])),
  twice([
    stem(
      [
        [20, 440],
        [24, 380],
        [60, 316],
        [116, 292],
        [140, 290],
      ],
      9,
      13,
    ),
    rose(44, 336, 9),
    rose(84, 304, 9),
    rose(24, 386, 9),
    rose(122, 292, 7),
  ]),
  twice([
    ink(bow([66, 440], [64, 404])),
    lily(64, 404, 16, -6),
    ink(bow([86, 440], [88, 416])),
    lily(88, 414, 13, 6),
    ink(bow([44, 440], [42, 420])),
    lily(42, 418, 13, -10),
  ]),
]

const ship = (x: number, y: number): Drawing => [
  paper(shape([x - 20, y - 6, 1], [x - 14, y + 5], [x + 14, y + 5], [x + 21, y - 8, 1], [x, y - 2])),
  ink(line([x, y - 3], [x, y - 38])),
  gilt(shape([x - 12, y - 34, 1], [x, y - 36], [x + 12, y - 34, 1], [x + 16, y - 20], [x + 12, y - 9, 1], [x, y - 11], [x - 12, y - 9, 1], [x - 8, y - 20])),
  ink(bow([x, y - 38], [x + 8, y - 41], [x + 12, y - 38])),
]

/** Two at once, as long as the sea goes up and down. */
export const twoOfCoins = (): Drawing => [
  sky(200, 7),
  paper(shape([10, 280, 1], [60, 256], [110, 288], [170, 262], [220, 290], [270, 268, 1], [270, 380, 1], [10, 380, 1])),
  waves(20, 300, 262, 370, 9),
  ship(54, 346),
  ship(236, 322),
  paper(box(10, 378, 260, 66)),
  stipple(box(17, 380, 246, 30), { gap: 5, toward: [0, -1] }),
  ink(line([17, 414], [263, 414])),
  place(
    [
      gold(bow([0, 66], [-30, 48], [-66, 44], [-76, 70], [-56, 92], [-26, 86], [0, 66], [26, 44], [60, 34], [78, 58], [62, 84], [30, 84], [0, 66])),
      person({
        body: inTunic(true),
        turn: -0.5,
        tilt: -10,
        dark: true,
        left: [[-38, 60], [-50, 78], 140],
        right: [[38, 58], [52, 66], 20],
        held: [coin(-60, 68, 19), coin(62, 56, 19)],
        crest: [
          paper(shape([-14, -6, 1], [-12, -24], [-4, -46], [8, -52, 1], [8, -36], [14, -18], [14, -6, 1], [0, -11])),
          ink(bow([-12, -16], [0, -20], [13, -16])),
        ],
      }),
    ],
    { x: 140, y: 188, scale: 1.1 },
  ),
]

/** Three who need each other to build one arch. */
export const threeOfCoins = (): Drawing => [
  paper(box(10, 45, 260, 400)),
  courses(17, 45, 246, 130, 18, 44),
  paper(arched(44, 420, 192, 330)),
  ink(arched(54, 420, 172, 312)),
  coin(140, 132, 24),
  coin(108, 180, 24),
  coin(172, 180, 24),
  gold(polygon([140, 92], [204, 200], [76, 200])),
  hatch(arched(60, 414, 160, 190), 90, 8),
  twice(pillar(34, 420, 24, 250)),
  paper(box(10, 412, 260, 40)),
  fine(bow([17, 424], [263, 424])),
  paper(box(56, 376, 62, 8)),
  ink(line([64, 384], [60, 412]), line([110, 384], [114, 412])),
  place(
    person({
      body: inTunic(),
      turn: 0.9,
      tilt: -12,
      dark: true,
      left: [[-30, 70], [-10, 84], 20],
      right: [[36, 40], [48, 14], -60],
      held: [gilt(box(46, -6, 12, 9, 2)), ink(line([52, 3], [47, 22]))],
    }),
    { x: 86, y: 232, scale: 0.72 },
  ),
  place(
    person({
      body: robe({ hem: 40, length: 196, dark: 1 }),
      turn: -0.9,
      left: [[-32, 74], [-24, 92], 160],
      right: [[30, 74], [8, 92], 180],
      crest: ink(bow([-12, -8], [0, -12], [12, -8])),
    }),
    { x: 164, y: 252, scale: 0.82 },
  ),
  place(fromBehind({ length: 190, spread: 40 }), { x: 214, y: 262, scale: 0.8 }),
]

/** He holds on so tightly that he cannot move. */
export const fourOfCoins = (): Drawing => [
  sky(150, 7),
  [26, 52, 196, 224].map((x, at) => house(x, 330, 30, 60 + (at % 2) * 40)),
  tower(96, 330, 24, 110),
  tower(186, 330, 24, 90),
  tower(248, 330, 24, 120),
  paper(box(10, 328, 260, 118)),
  stipple(box(17, 330, 246, 60), { gap: 6, toward: [0, -1] }),
  paper(box(94, 286, 92, 120)),
  hatch(box(94, 330, 92, 74), 0, 5),
  place(
    person({
      body: [seatedRobe({ hem: 50, length: 160, knees: 40 }), coin(0, 64, 26)],
      awake: true,
      left: [[-44, 60], [-14, 82], 20],
      right: [[44, 60], [14, 50], 196],
      crest: [openCrown(), coin(0, -42, 20)],
      cuff: 10,
    }),
    { x: 140, y: 192, scale: 1.16 },
  ),
  coin(102, 406, 22),
  coin(178, 406, 22),
]

/** Snow outside, a lit window; nobody has knocked yet. */
export const fiveOfCoins = (): Drawing => [
  paper(box(10, 40, 260, 300)),
  courses(17, 45, 246, 290, 20, 52),
  paper(arched(76, 250, 128, 190)),
  gilt(arched(84, 244, 112, 174)),
  gold(line([140, 70], [140, 244]), line([84, 190], [196, 190])),
  coin(140, 104, 19),
  coin(110, 148, 19),
  coin(170, 148, 19),
  coin(114, 206, 17),
  coin(166, 206, 17),
  gold(arc(140, 126, 50, 200, 340)),
  stipple(arched(86, 242, 108, 168), { gap: 7, gold: true }),
  paper(shape([10, 350, 1], [70, 340], [160, 350], [270, 338, 1], [270, 446, 1], [10, 446, 1])),
  place(
    [
      ink(line([44, 30], [50, 186]), bow([38, 34], [44, 28], [52, 30])),
      person({ body: robe({ hem: 38, length: 176, dark: -1 }), turn: 0.6, tilt: 14, left: [[-34, 74], [-6, 88], 20], right: [[36, 60], [46, 66], 20] }),
    ],
    { x: 176, y: 262, scale: 0.86 },
  ),
  place(fromBehind({ length: 168, spread: 36, hood: true }), { x: 96, y: 272, scale: 0.86 }),
  light(...Array.from({ length: 26 }, (_, at) => oval(24 + ((at * 67) % 236), 56 + ((at * 97) % 360), 1.2 + (at % 3) * 0.4))),
  fine(bow([30, 424], [60, 420], [90, 424]), bow([200, 428], [226, 424], [250, 428])),
]
