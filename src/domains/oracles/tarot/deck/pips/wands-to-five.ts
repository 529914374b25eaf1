import { bow, box, line, shape } from '../hand/path.ts'
import { type Drawing, fine, ink, paper } from '../hand/pens.ts'
import { place, twice } from '../hand/place.ts'
import { stipple } from '../hand/shade.ts'
import { ball, courses } from '../built/masonry.ts'
import { castle, sky } from '../courts/lands.ts'
import { cloud, hill, peaks, sun, waves } from '../nature/heaven.ts'
import { flower, grass, leaf, rose, stem, tree } from '../nature/plants.ts'
import { rays } from '../nature/stars.ts'
import { laurel } from '../people/crowns.ts'
import { fromBehind, inTunic, person } from '../people/person.ts'
import { robe } from '../people/robes.ts'
import { wand } from '../suits/wand.ts'
import { gift } from './gift.ts'

/** Something green has begun. */
export const aceOfWands = (): Drawing => [
  rays(150, 130, 60, 96, 40),
  peaks(372, [226, 320, 40], [186, 336, 34]),
  castle(66, 360),
  hill(446, [10, 366], [120, 354], [270, 370]),
  paper(shape([150, 358, 1], [132, 376], [160, 396], [138, 420], [150, 446, 1], [196, 446, 1], [178, 420], [196, 396], [160, 376], [158, 358, 1])),
  fine(bow([148, 400], [170, 396]), bow([150, 424], [176, 422])),
  place(wand(0, 0, 130, 0, 0), { x: 150, y: 330, scale: 1.9 }),
  [
    [136, 128, -150],
    [164, 140, -30],
    [137, 172, -160],
    [163, 188, -20],
    [138, 216, -150],
  ].map(([x, y, turn]) => leaf(x!, y!, 26, turn!)),
  gift(144, 276, 'fist', 2.6),
  [
    [100, 160, 100],
    [196, 180, 70],
    [110, 210, 120],
    [204, 232, 60],
    [92, 232, 80],
  ].map(([x, y, turn]) => leaf(x!, y!, 9, turn!)),
]

/** He holds the world and looks further. */
export const twoOfWands = (): Drawing => [
  sky(170, 7),
  paper(box(10, 262, 260, 100)),
  waves(20, 270, 262, 350, 9),
  peaks(262, [40, 222, 44], [236, 214, 50]),
  paper(shape([10, 300, 1], [60, 292], [96, 312], [84, 340], [10, 350, 1])),
  tree(40, 316, 34, 10, 2),
  wand(236, 380, 260, 0, 6),
  place(
    [
      wand(-58, 160, 226, 0, 6),
      person({
        body: robe({ hem: 40, length: 200, dark: -1 }),
        turn: -0.8,
        dark: true,
        left: [[-44, 64], [-56, 84], 150],
        right: [[44, 60], [56, 38], -70, 'cupped'],
        held: ball(62, 18, 15),
        crest: paper(shape([-15, -7, 1], [-17, -18], [0, -26], [18, -18], [15, -7, 1], [0, -11])),
      }),
    ],
    { x: 142, y: 172, scale: 1.1 },
  ),
  paper(box(10, 346, 260, 100)),
  courses(17, 358, 246, 80, 19, 42),
  paper(box(10, 340, 260, 16)),
  ...[20, 76, 132, 188, 244].map((x) => paper(box(x, 322, 30, 20))),
]

const sail = (x: number, y: number, scale = 1): Drawing =>
  place(
    [
      paper(shape([-16, -5, 1], [-11, 4], [11, 4], [17, -6, 1], [0, -2])),
      ink(line([0, -2], [0, -30])),
      paper(shape([1, -29, 1], [14, -16], [11, -6, 1], [1, -6, 1])),
    ],
    { x, y, scale },
  )

/** The ships are out; now one waits on the height. */
export const threeOfWands = (): Drawing => [
  sun(140, 116, 20, { faced: false, count: 16 }),
  rays(140, 116, 46, 70, 36),
  paper(box(10, 210, 260, 180)),
  waves(20, 222, 262, 360, 10),
  peaks(210, [30, 186, 34], [250, 190, 30]),
  sail(60, 250),
  sail(214, 236, 0.8),
  sail(186, 286, 1.1),
  hill(446, [10, 400], [80, 366], [200, 366], [270, 396]),
  wand(72, 404, 250, -1, 6),
  wand(224, 410, 250, 1, 6),
  place(
    [wand(50, 186, 220, 2, 6), fromBehind({ length: 180, spread: 48 }), paper(shape([26, 40, 1], [44, 60], [50, 74, 1], [46, 82, 1], [34, 72], [24, 58]))],
    { x: 134, y: 204, scale: 1.1 },
  ),
  grass(30, 250, 430, 20),
]

/** Four staves and a garland: the house is finished. */
export const fourOfWands = (): Drawing => [
  rays(140, 200, 24, 86, 40, 190, 350),
  castle(196, 316),
  castle(236, 318),
  hill(446, [10, 322], [140, 312], [270, 322]),
  wand(34, 420, 310, 0, 7),
  wand(246, 420, 310, 0, 7),
  wand(84, 396, 272, 0, 6),
  wand(196, 396, 272, 0, 6),
  twice(
    stem(
      [
        [34, 124],
        [56, 152],
        [84, 144],
        [112, 172],
        [140, 178],
      ],
      9,
      13,
    ),
  ),
  twice(
    [
      [46, 142],
      [70, 154],
      [100, 160],
      [124, 176],
    ].map(([x, y]) => rose(x!, y!, 8)),
  ),
  rose(140, 180, 10),
  place(
    person({
      body: robe({ hem: 40, length: 190, trim: true }),
      hair: 'long',
      dark: true,
      turn: 0.6,
      crest: laurel(),
      left: [[-40, 30], [-44, -10], -84],
      right: [[34, 70], [40, 96], 70],
      held: [flower(-44, -10, 22), flower(-50, -12, 16, -6), flower(-38, -12, 16, 6)],
    }),
    { x: 116, y: 252, scale: 0.78 },
  ),
  place(
    person({
      body: robe({ hem: 40, length: 190 }),
      hair: 'short',
      turn: 0.6,
      crest: laurel(),
      left: [[-40, 30], [-44, -10], -84],
      right: [[34, 70], [40, 96], 70],
      held: [flower(-44, -10, 22), flower(-50, -12, 16, -6), flower(-38, -12, 16, 6)],
    }),
    { x: 164, y: 252, scale: 0.78, mirror: true },
  ),
  [
    [40, 432],
    [70, 426],
    [210, 426],
    [240, 432],
  ].map(([x, y]) => flower(x!, y!, 14)),
  grass(96, 190, 430, 18),
]

const fighter = (dark: boolean, left: readonly [number, number], right: readonly [number, number]): Drawing =>
  person({ body: inTunic(true), dark, turn: 0.8, awake: true, left: [[-40, 40], left, -60], right: [[42, 44], right, -60] })

/** Everybody swings; it is not yet a war. */
export const fiveOfWands = (): Drawing => [
  cloud(20, 96, 80, 22, 4),
  cloud(176, 84, 80, 22, 4),
  hill(446, [10, 376], [140, 366], [270, 376]),
  wand(40, 250, 200, 46, 5),
  wand(240, 246, 200, -44, 5),
  wand(150, 214, 148, 8, 5),
  place(fighter(false, [-34, 22], [24, 10]), { x: 140, y: 146, scale: 0.82 }),
  place(fighter(true, [-38, 6], [48, 10]), { x: 68, y: 224, scale: 0.94 }),
  place(fighter(false, [-38, 6], [48, 10]), { x: 212, y: 224, scale: 0.94, mirror: true }),
  wand(76, 306, 170, 30, 5),
  wand(204, 306, 170, -30, 5),
  grass(24, 256, 428, 18),
  stipple(shape([40, 404], [140, 398], [240, 404], [220, 414], [60, 414]), { gap: 4 }),
]
