import { arc, bow, box, oval, shape } from '../hand/path.ts'
import { type Drawing, fine, gold, ink, paper } from '../hand/pens.ts'
import { place } from '../hand/place.ts'
import { stipple } from '../hand/shade.ts'
import { dove } from '../beasts/bird.ts'
import { lionHead } from '../beasts/lion.ts'
import { sky } from '../courts/lands.ts'
import { tower } from '../built/masonry.ts'
import { hill, waves, yod } from '../nature/heaven.ts'
import { flower, grass, leaf, pomegranate, tree } from '../nature/plants.ts'
import { rays } from '../nature/stars.ts'
import { laurel } from '../people/crowns.ts'
import { fromBehind, inTunic, person } from '../people/person.ts'
import { robe, seatedRobe } from '../people/robes.ts'
import { wings } from '../people/wings.ts'
import { cup, spill } from '../suits/cup.ts'
import { gift } from './gift.ts'

const lotus = (x: number, y: number, r = 12): Drawing => [
  paper(oval(x, y + 3, r * 1.7, 4)),
  paper(
    shape([x, y + 2, 1], [x - r, y - 2], [x - r * 1.1, y - r * 0.8, 1], [x - r * 0.3, y - r * 0.4]),
    shape([x, y + 2, 1], [x + r, y - 2], [x + r * 1.1, y - r * 0.8, 1], [x + r * 0.3, y - r * 0.4]),
    shape([x, y + 3, 1], [x - r * 0.5, y - r * 0.4], [x, y - r * 1.2, 1], [x + r * 0.5, y - r * 0.4]),
  ),
]

/** A cup that overflows: the beginning of feeling. */
export const aceOfCups = (): Drawing => [
  sky(200),
  rays(140, 190, 66, 104, 44, 170, 370),
  paper(box(10, 350, 260, 90)),
  waves(20, 358, 262, 430, 9),
  gift(140, 292, 'cupped', 2.3),
  fine(
    ...[-1, 1].flatMap((s) =>
      [
        [34, 236, 356],
        [46, 240, 352],
        [56, 248, 346],
      ].map(([dx, top, foot]) => bow([140 + s * 34, 184], [140 + s * dx!, 200], [140 + s * (dx! + 6), top!], [140 + s * (dx! + 8), foot!])),
    ),
  ),
  cup(140, 232, 2.3),
  dove(140, 174, 1.1),
  [
    [92, 262],
    [188, 268],
    [78, 300],
    [202, 306],
    [214, 250],
  ].map(([x, y]) => yod(x!, y!)),
  lotus(52, 400, 14),
  lotus(218, 392, 14),
  lotus(136, 416, 12),
  lotus(90, 372, 9),
  lotus(184, 424, 9),
]

/** Two who drink to the same thing. */
export const twoOfCups = (): Drawing => [
  rays(140, 96, 30, 52, 32),
  wings(140, 100, 44, 8, 14),
  lionHead(140, 92, 15),
  ink(bow([140, 330], [140, 120])),
  gold(
    bow([140, 300], [124, 274], [156, 244], [128, 214], [152, 186], [138, 160]),
    bow([140, 300], [156, 274], [124, 244], [152, 214], [128, 186], [142, 160]),
  ),
  hill(446, [10, 392], [140, 384], [270, 392]),
  place(
    person({
      body: robe({ hem: 40, length: 190, dark: -1 }),
      hair: 'long',
      dark: true,
      turn: 0.9,
      crest: laurel(),
      left: [[-34, 70], [-16, 92], 20],
      right: [[34, 68], [34, 50], -40, 'cupped'],
      held: cup(42, 28, 0.8),
    }),
    { x: 70, y: 192, scale: 1.06 },
  ),
  place(
    person({
      body: inTunic(),
      turn: 0.9,
      crest: laurel(),
      left: [[-34, 70], [-20, 92], 20],
      right: [[34, 68], [34, 50], -40, 'cupped'],
      held: cup(42, 28, 0.8),
    }),
    { x: 210, y: 188, scale: 1.06, mirror: true },
  ),
  grass(30, 250, 422, 20),
  flower(140, 430, 16),
]

/** Three friends, three cups, one harvest. */
export const threeOfCups = (): Drawing => [
  rays(140, 96, 20, 44, 32),
  hill(446, [10, 400], [140, 392], [270, 400]),
  place(
    person({
      body: robe({ hem: 40, length: 190 }),
      dark: true,
      hair: 'long',
      turn: 0.7,
      crest: laurel(),
      left: [[-38, 64], [-44, 96], 90],
      right: [[36, 22], [46, -20], -80],
      held: cup(50, -46, 0.78),
    }),
    { x: 64, y: 186, scale: 1.04 },
  ),
  place(
    person({
      body: robe({ hem: 40, length: 190 }),
      hair: 'long',
      turn: 0.7,
      crest: laurel(),
      left: [[-38, 64], [-44, 96], 90],
      right: [[36, 22], [46, -20], -80],
      held: cup(50, -46, 0.78),
    }),
    { x: 216, y: 186, scale: 1.04, mirror: true },
  ),
  place(
    person({
      body: robe({ hem: 42, length: 200, trim: true }),
      crest: laurel(),
      left: [[-40, 70], [-52, 92], 120],
      right: [[28, 14], [4, -34], -100],
      held: cup(4, -60, 0.84),
    }),
    { x: 140, y: 194, scale: 1.06 },
  ),
  pomegranate(46, 418, 10),
  pomegranate(68, 424, 9),
  pomegranate(226, 418, 11),
  leaf(80, 426, 14, -30),
  leaf(212, 426, 14, 210),
  pomegranate(140, 426, 8),
]

/** He has three and does not see the fourth. */
export const fourOfCups = (): Drawing => [
  tree(196, 396, 330, 84, 3),
  hill(446, [10, 380], [100, 372], [190, 378], [270, 370]),
  place(
    person({
      body: seatedRobe({ hem: 50, length: 150, knees: 38 }),
      turn: 0.3,
      tilt: 8,
      dark: true,
      left: [[-38, 72], [8, 76], 10],
      right: [[38, 76], [-8, 84], 180],
    }),
    { x: 190, y: 244, scale: 0.98 },
  ),
  gift(96, 214, 'cupped', 1.5),
  cup(98, 180, 1),
  cup(44, 390, 0.96),
  cup(86, 398, 0.96),
  cup(128, 392, 0.96),
  grass(150, 256, 426, 18),
]

/** Three lie spilt, two still stand behind him. */
export const fiveOfCups = (): Drawing => [
  sky(240, 6.4),
  tower(226, 276, 34, 92),
  hill(446, [10, 280], [120, 274], [270, 280]),
  paper(shape([10, 296, 1], [80, 306], [180, 296], [270, 306, 1], [270, 342, 1], [180, 334], [80, 344], [10, 334, 1])),
  waves(20, 306, 262, 334, 8),
  paper(shape([150, 316, 1], [178, 286], [208, 282], [238, 292], [262, 318, 1], [254, 340, 1], [238, 314], [208, 302], [178, 312], [164, 338, 1])),
  fine(arc(208, 338, 30, 200, 340)),
  place(fromBehind({ length: 178, spread: 52, hood: true }), { x: 120, y: 192, scale: 1.14 }),
  stipple(oval(120, 398, 62, 6), { gap: 3.6 }),
  cup(196, 392, 0.92),
  cup(234, 398, 0.92),
  spill(34, 398, -1),
  spill(76, 408, 1),
  spill(106, 416, -1),
  cup(46, 396, 0.86, -96),
  cup(64, 418, 0.86, 98),
  cup(116, 422, 0.8, -84),
]
