import { bow, box, line, oval, shape } from '../hand/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../hand/pens.ts'
import { place } from '../hand/place.ts'
import { hatch, stipple } from '../hand/shade.ts'
import { arched, courses } from '../built/masonry.ts'
import { birds, sky } from '../courts/lands.ts'
import { cloud, crescent, hill, peaks, waves, yod } from '../nature/heaven.ts'
import { grass, stem } from '../nature/plants.ts'
import { rays, scatter } from '../nature/stars.ts'
import { crown } from '../people/crowns.ts'
import { fromBehind, inTunic, lying, person } from '../people/person.ts'
import { seatedRobe } from '../people/robes.ts'
import { sword } from '../suits/sword.ts'
import { gift } from './gift.ts'

/** One clear thought, crowned. */
export const aceOfSwords = (): Drawing => [
  rays(148, 110, 50, 84, 40),
  peaks(440, [50, 370, 56], [130, 352, 60], [220, 364, 64]),
  stem(
    [
      [148, 108],
      [112, 112],
      [88, 138],
      [82, 172],
    ],
    6,
    14,
  ),
  stem(
    [
      [148, 108],
      [184, 112],
      [208, 138],
      [214, 172],
    ],
    6,
    14,
    true,
  ),
  sword(148, 330, 262),
  place(crown(), { x: 148, y: 124, scale: 2.2 }),
  gift(142, 306, 'fist', 2.6),
  [
    [96, 208],
    [200, 204],
    [92, 244],
    [208, 242],
    [110, 226],
    [188, 226],
  ].map(([x, y]) => yod(x!, y!)),
]

/** She has covered her eyes herself, to weigh in quiet. */
export const twoOfSwords = (): Drawing => [
  sky(240, 6.4),
  crescent(214, 96, 20, -20),
  scatter(30, 58, 150, 90, 7),
  paper(box(10, 268, 260, 130)),
  waves(20, 276, 262, 384, 9),
  peaks(268, [44, 250, 22], [226, 246, 26], [250, 254, 20]),
  paper(shape([10, 392, 1], [270, 392, 1], [270, 446, 1], [10, 446, 1])),
  stipple(box(17, 394, 246, 40), { gap: 6 }),
  paper(box(84, 300, 112, 110)),
  hatch(box(84, 340, 112, 68), 0, 5),
  sword(116, 254, 170, -38),
  sword(164, 254, 170, 38),
  place(
    person({
      body: seatedRobe({ hem: 52, length: 168, knees: 38 }),
      hair: 'long',
      dark: true,
      left: [[-38, 66], [20, 70], -10],
      right: [[38, 66], [-20, 62], 190],
      crest: [paper(shape([-12.6, -5, 1], [0, -7], [12.6, -5, 1], [12.4, 3, 1], [0, 3.6], [-12.4, 3, 1])), fine(bow([-12, -1], [0, -2], [12, -1]))],
      cuff: 10,
    }),
    { x: 140, y: 190, scale: 1.18 },
  ),
]

/** It hurts, and it rains, and that is true. */
export const threeOfSwords = (): Drawing => [
  stipple(box(17, 45, 246, 389), { gap: 8, toward: [0, -1] }),
  cloud(-10, 108, 130, 44, 4),
  cloud(150, 100, 130, 44, 4),
  cloud(60, 128, 160, 44, 5),
  fine(
    ...Array.from({ length: 46 }, (_, at) => {
      const [x, y] = [26 + ((at * 53) % 232), 140 + ((at * 89) % 270)]
      return line([x, y], [x - 5, y + 17])
    }),
  ),
  sword(238, 386, 312, -42),
  sword(42, 386, 312, 42),
  paper(shape([140, 366, 1], [76, 300], [48, 244], [62, 196], [102, 184], [140, 214, 1], [178, 184], [218, 196], [232, 244], [204, 300])),
  hatch(shape([146, 356], [204, 296], [228, 244], [214, 200], [186, 194], [200, 236], [184, 290]), 62, 5),
  stipple(shape([64, 236], [74, 204], [100, 196], [84, 230], [90, 264]), { gap: 4.4 }),
  sword(140, 152, 236, 180),
]

/** Not dead: resting, with the swords put up. */
export const fourOfSwords = (): Drawing => [
  paper(box(10, 40, 260, 400)),
  courses(17, 45, 246, 300, 18, 46),
  paper(arched(30, 216, 88, 150)),
  gilt(arched(37, 210, 74, 138)),
  gold(line([74, 74], [74, 210]), line([37, 150], [111, 150])),
  rays(74, 112, 8, 20, 16),
  light(oval(74, 112, 4)),
  stipple(arched(38, 209, 72, 136), { gap: 7, gold: true }),
  [148, 186, 224].map((x) => sword(x, 76, 190, 180)),
  paper(box(10, 404, 260, 40)),
  fine(bow([17, 416], [263, 416])),
  paper(box(30, 320, 222, 88)),
  paper(box(22, 308, 238, 14)),
  hatch(box(30, 324, 222, 10), 0, 3),
  ink(line([44, 346], [238, 346], [238, 394], [44, 394], [44, 346])),
  sword(56, 370, 172, 90),
  place(lying(), { x: 148, y: 304, scale: 1.12 }),
  paper(box(204, 300, 42, 9, 4)),
  place(
    [shape([0, 0, 1], [16, -4], [26, -14, 1], [30, -10, 1], [22, 2], [6, 8])].map((one) => paper(one)),
    { x: 150, y: 290 },
  ),
]

/** He has all the swords and nobody left to talk to. */
export const fiveOfSwords = (): Drawing => [
  cloud(-10, 116, 120, 34, 4),
  cloud(120, 92, 110, 30, 4),
  cloud(196, 132, 90, 28, 3),
  birds([60, 150], [200, 160], [150, 130]),
  paper(box(10, 262, 260, 60)),
  waves(20, 270, 262, 312, 8),
  peaks(262, [40, 240, 30], [236, 236, 34]),
  hill(446, [10, 318], [120, 308], [270, 318]),
  place(fromBehind({ length: 168, spread: 38 }), { x: 64, y: 236, scale: 0.5 }),
  place(fromBehind({ length: 168, spread: 38, dark: false }), { x: 98, y: 258, scale: 0.62 }),
  sword(60, 420, 120, 78),
  sword(36, 398, 110, 60),
  place(
    [
      sword(-24, 82, 132, -18),
      sword(-14, 84, 132, 2),
      person({
        body: inTunic(),
        turn: -0.9,
        tilt: -6,
        awake: true,
        left: [[-40, 62], [-20, 78], 20],
        right: [[44, 66], [50, 96], 80],
        held: sword(52, 82, 132, 176),
      }),
    ],
    { x: 186, y: 178, scale: 1.16 },
  ),
  grass(120, 256, 428, 20),
]
