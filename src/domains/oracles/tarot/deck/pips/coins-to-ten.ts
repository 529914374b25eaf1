import { bow, box, line, oval, polygon, shape } from '../hand/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../hand/pens.ts'
import { place, twice } from '../hand/place.ts'
import { hatch, stipple } from '../hand/shade.ts'
import { bird } from '../beasts/bird.ts'
import { howling } from '../beasts/dog.ts'
import { snail } from '../beasts/small.ts'
import { arched, courses, house, tower } from '../built/masonry.ts'
import { castle, sky } from '../courts/lands.ts'
import { hill, peaks } from '../nature/heaven.ts'
import { grass, leaf, stem, tree } from '../nature/plants.ts'
import { beard } from '../people/hair.ts'
import { kneelingRobe } from '../people/kneeling.ts'
import { inTunic, person } from '../people/person.ts'
import { cloak, robe, seatedRobe } from '../people/robes.ts'
import { coin } from '../suits/coin.ts'

const balance = (x: number, y: number): Drawing => [
  gold(
    line([x, y], [x, y + 10]),
    line([x - 18, y + 10], [x + 18, y + 10]),
    ...[-18, 18].flatMap((dx) => [line([x + dx, y + 10], [x + dx - 9, y + 34]), line([x + dx, y + 10], [x + dx + 9, y + 34])]),
  ),
  gilt(...[-18, 18].map((dx) => shape([x + dx - 11, y + 34, 1], [x + dx, y + 41], [x + dx + 11, y + 34, 1]))),
]

/** Weighed, then given. */
export const sixOfCoins = (): Drawing => [
  sky(160, 7),
  castle(54, 312),
  hill(446, [10, 316], [140, 306], [270, 316]),
  [
    [60, 84],
    [104, 66],
    [176, 66],
    [220, 84],
    [40, 130],
    [240, 130],
  ].map(([x, y]) => coin(x!, y!, 18)),
  place(
    [
      cloak(46, 190),
      person({
        body: robe({ hem: 42, length: 196, trim: true }),
        turn: -0.6,
        tilt: -6,
        left: [[-40, 68], [-46, 94], 110, 'open'],
        right: [[44, 52], [54, 20], -80],
        held: balance(55, 14),
        crest: paper(shape([-15, -6, 1], [-18, -18], [0, -26], [18, -18], [15, -6, 1], [0, -11])),
      }),
    ],
    { x: 146, y: 178, scale: 1.12 },
  ),
  light(oval(92, 306, 2.4), oval(86, 320, 2.4), oval(95, 332, 2.4), oval(84, 342, 2.4)),
  place(person({ body: kneelingRobe(), turn: 0.8, tilt: -20, dark: true, left: [[-24, 70], [6, 78], 0], right: [[30, 40], [36, 10], -80, 'open'] }), {
    x: 56,
    y: 322,
    scale: 0.78,
  }),
  place(person({ body: kneelingRobe(), hair: 'long', turn: 0.8, tilt: -18, left: [[-24, 70], [8, 66], -20], right: [[30, 48], [34, 30], -70, 'open'] }), {
    x: 228,
    y: 324,
    scale: 0.76,
    mirror: true,
  }),
]

/** He has worked; now he waits and looks at what grows. */
export const sevenOfCoins = (): Drawing => [
  sky(180, 7),
  peaks(340, [210, 270, 60], [150, 292, 46]),
  hill(446, [10, 346], [120, 336], [270, 346]),
  stem(
    [
      [76, 430],
      [70, 340],
      [86, 260],
      [72, 180],
      [84, 110],
    ],
    10,
    22,
  ),
  stem(
    [
      [76, 420],
      [40, 330],
      [34, 250],
    ],
    6,
    18,
  ),
  stem(
    [
      [78, 400],
      [114, 330],
      [118, 270],
    ],
    6,
    18,
  ),
  [
    [82, 104],
    [52, 158],
    [112, 168],
    [38, 226],
    [88, 232],
    [124, 262],
    [56, 300],
  ].map(([x, y]) => coin(x!, y!, 20)),
  place(
    [
      ink(line([-20, 90], [-20, 200])),
      paper(shape([-24, 196, 1], [-16, 196, 1], [-14, 206, 1], [-40, 208, 1])),
      person({ body: inTunic(), turn: -0.8, tilt: -12, dark: true, left: [[-38, 64], [-22, 84], 30], right: [[34, 76], [-16, 78], 176] }),
    ],
    { x: 196, y: 188, scale: 1.1 },
  ),
  grass(130, 256, 432, 18),
]

/** The eighth is as careful as the first. */
export const eightOfCoins = (): Drawing => [
  sky(200, 7),
  castle(226, 264),
  hill(446, [10, 270], [120, 262], [270, 270]),
  paper(shape([40, 440, 1], [42, 60, 1], [60, 56, 1], [64, 440, 1])),
  fine(bow([47, 430], [48, 80]), bow([56, 430], [54, 80])),
  [92, 142, 192, 242, 292].map((y) => coin(52, y, 22)),
  paper(box(100, 386, 154, 10)),
  ink(line([112, 396], [106, 438]), line([240, 396], [246, 438])),
  place(person({ body: seatedRobe({ hem: 46, length: 156, knees: 36 }), turn: -0.9, tilt: -14, dark: true }), { x: 196, y: 208, scale: 1.04 }),
  paper(box(94, 330, 62, 12)),
  paper(polygon([102, 342], [148, 342], [142, 436], [108, 436])),
  hatch(polygon([128, 342], [148, 342], [142, 436], [126, 436]), 90, 3.6),
  coin(124, 310, 22),
  place(
    person({
      body: [],
      turn: -0.9,
      tilt: -14,
      dark: true,
      left: [[-46, 56], [-50, 24], -110],
      right: [[16, 78], [-44, 100], 190],
      held: place([gilt(box(-11, -30, 24, 10, 2)), paper(box(-2, -20, 5, 36))], { x: -54, y: 14, turn: -20 }),
    }),
    { x: 196, y: 208, scale: 1.04 },
  ),
  coin(86, 414, 20),
  coin(232, 418, 18),
  stipple(box(17, 424, 246, 10), { gap: 4 }),
]

/** A garden of her own, and nobody to hurry her. */
export const nineOfCoins = (): Drawing => [
  sky(190, 7),
  house(214, 250, 40, 70),
  tree(34, 250, 80, 20, 4),
  hill(446, [10, 256], [140, 246], [270, 256]),
  twice([
    ink(line([40, 440], [40, 236])),
    stem(
      [
        [40, 436],
        [22, 380],
        [56, 320],
        [28, 262],
      ],
      9,
      17,
    ),
    stem(
      [
        [96, 440],
        [80, 400],
        [100, 370],
      ],
      3,
      14,
    ),
  ]),
  [
    [34, 396],
    [46, 346],
    [36, 296],
    [68, 322],
    [72, 376],
    [212, 372],
    [242, 390],
    [232, 334],
    [208, 318],
  ].map(([x, y]) => coin(x!, y!, 18)),
  place(
    person({
      body: [
        robe({ hem: 56, length: 214, trim: true }),
        [
          [-14, 116],
          [16, 126],
          [-24, 160],
          [30, 166],
          [0, 178],
        ].map(([x, y]) => [gold(oval(x!, y!, 4)), light(oval(x!, y!, 1.4))]),
      ],
      hair: 'long',
      dark: true,
      turn: 0.7,
      tilt: 6,
      left: [[-36, 76], [-34, 108], 100, 'open'],
      right: [[44, 62], [58, 38], -60],
      held: bird(62, 24, 0.9),
      crest: gold(bow([-12, -9], [0, -13], [12, -9])),
      cuff: 12,
    }),
    { x: 138, y: 152, scale: 1.16 },
  ),
  place(snail(), { x: 66, y: 434, scale: 0.8 }),
  grass(110, 200, 434, 22),
]

/** Three ages under one arch, and what was kept for them. */
export const tenOfCoins = (): Drawing => [
  paper(box(10, 40, 260, 400)),
  courses(17, 45, 246, 100, 16, 40),
  paper(arched(70, 420, 168, 320)),
  tower(196, 330, 30, 120),
  house(146, 330, 36, 70),
  hill(420, [72, 334], [150, 326], [236, 334]),
  place(person({ body: robe({ hem: 36, length: 180 }), hair: 'long', turn: 0.8, left: [[-30, 70], [-24, 96], 80], right: [[30, 70], [40, 88], 30] }), {
    x: 146,
    y: 276,
    scale: 0.64,
  }),
  place(person({ body: inTunic(), dark: true, turn: 0.8, left: [[-30, 70], [-24, 92], 80], right: [[30, 72], [36, 92], 50] }), {
    x: 196,
    y: 272,
    scale: 0.64,
    mirror: true,
  }),
  paper(box(10, 408, 260, 40)),
  stipple(box(17, 410, 246, 24), { gap: 5 }),
  place(
    [
      paper(box(-40, 70, 80, 110)),
      hatch(box(16, 72, 24, 106), 90, 4),
      person({
        body: [
          cloak(44, 164),
          seatedRobe({ hem: 46, length: 162, knees: 34 }),
          [
            [-26, 130],
            [0, 146],
            [26, 130],
          ].map(([x, y]) => leaf(x!, y!, 12, -90)),
        ],
        turn: 0.8,
        left: [[-34, 72], [-10, 84], 10],
        right: [[38, 72], [46, 92], 40, 'open'],
        crest: beard(26, false, 0.8),
      }),
    ],
    { x: 66, y: 256, scale: 0.96 },
  ),
  place(howling(), { x: 140, y: 424, scale: 0.62, mirror: true }),
  place(howling(), { x: 186, y: 428, scale: 0.54, mirror: true }),
  gold(
    ...[
      [140, 70, 92, 106],
      [140, 70, 188, 106],
      [92, 106, 92, 160],
      [188, 106, 188, 160],
      [92, 160, 140, 190],
      [188, 160, 140, 190],
      [140, 70, 140, 234],
      [92, 106, 188, 106],
      [92, 160, 188, 160],
    ].map(([a, b, c, d]) => line([a!, b!], [c!, d!])),
  ),
  [
    [140, 70],
    [92, 106],
    [188, 106],
    [92, 160],
    [188, 160],
    [140, 134],
    [92, 206],
    [188, 206],
    [140, 190],
    [140, 234],
  ].map(([x, y]) => coin(x!, y!, 15)),
  fine(bow([17, 414], [263, 414])),
]
