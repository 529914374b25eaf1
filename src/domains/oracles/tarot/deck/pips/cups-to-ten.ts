import { arc, bow, box, oval, shape } from '../hand/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../hand/pens.ts'
import { place } from '../hand/place.ts'
import { hatch, stipple } from '../hand/shade.ts'
import { snake } from '../beasts/snake.ts'
import { house, tower, wall } from '../built/masonry.ts'
import { sky } from '../courts/lands.ts'
import { cloud, crescent, hill, peaks, waves } from '../nature/heaven.ts'
import { flower, grass, tree } from '../nature/plants.ts'
import { cliff } from '../nature/rocks.ts'
import { greatStar, rays, scatter } from '../nature/stars.ts'
import { crown, halo, laurel } from '../people/crowns.ts'
import { face } from '../people/face.ts'
import { curls, veil } from '../people/hair.ts'
import { fromBehind, inTunic, person } from '../people/person.ts'
import { robe, seatedRobe } from '../people/robes.ts'
import { cup } from '../suits/cup.ts'

const planted = (x: number, y: number, scale = 0.9): Drawing => [
  flower(x, y - 22 * scale, 20 * scale),
  flower(x - 7 * scale, y - 21 * scale, 12 * scale, -5),
  flower(x + 7 * scale, y - 21 * scale, 12 * scale, 5),
  cup(x, y, scale),
]

/** A cup of flowers, given by the one who was a child with you. */
export const sixOfCups = (): Drawing => [
  sky(170, 7),
  cloud(110, 120, 80, 24, 4),
  house(24, 250, 64, 120),
  tower(228, 252, 40, 130),
  wall(17, 252, 246, 44, 11, 26),
  paper(shape([10, 296, 1], [270, 296, 1], [270, 446, 1], [10, 446, 1])),
  fine(bow([17, 330], [140, 324], [263, 330])),
  place(person({ body: inTunic(), turn: 0.9, tilt: 10, dark: true, left: [[-34, 68], [-22, 94], 70], right: [[34, 74], [54, 66], -10, 'cupped'] }), {
    x: 98,
    y: 208,
    scale: 0.86,
  }),
  planted(158, 250, 0.8),
  place(
    person({
      body: robe({ hem: 44, length: 170, trim: true }),
      hair: 'long',
      turn: 0.8,
      left: [[-32, 72], [-20, 96], 60],
      right: [[34, 74], [46, 54], -20, 'open'],
    }),
    { x: 208, y: 236, scale: 0.78, mirror: true },
  ),
  planted(40, 402, 0.96),
  planted(88, 410, 0.96),
  planted(196, 410, 0.96),
  planted(242, 402, 0.96),
  planted(142, 414, 0.96),
]

/** Everything could be yours; most of it is cloud. */
export const sevenOfCups = (): Drawing => [
  stipple(box(17, 45, 246, 240), { gap: 7 }),
  cloud(22, 176, 236, 50, 6),
  cloud(30, 270, 220, 50, 6),
  place(tower(0, 0, 20, 46, { windows: 1, merlons: 3 }), { x: 60, y: 118 }),
  cup(60, 138, 0.95),
  place([halo(17), face(), curls()], { x: 140, y: 86, scale: 0.9 }),
  cup(140, 130, 1.05),
  place(
    snake(
      [
        [-14, 6],
        [-10, -10],
        [6, -12],
        [8, -26],
        [-6, -32],
        [-4, -44],
        [8, -46],
      ],
      4,
    ),
    { x: 220, y: 122 },
  ),
  cup(220, 138, 0.95),
  place(laurel(), { x: 40, y: 212, scale: 0.9 }),
  greatStar(40, 200, 8, 8),
  cup(40, 234, 0.9),
  [
    [-6, 0],
    [0, -7],
    [6, 0],
    [0, 3],
  ].map(([dx, dy]) => gilt(oval(104 + dx!, 208 + dy!, 4.6))),
  place(crown(), { x: 104, y: 208, scale: 0.5 }),
  cup(104, 240, 0.9),
  place([veil(30, 14), rays(0, 0, 24, 34, 18, 180, 360)], { x: 174, y: 194, scale: 0.8 }),
  cup(174, 240, 0.9),
  crescent(240, 202, 12, 20),
  cup(240, 234, 0.9),
  paper(shape([10, 410, 1], [140, 400], [270, 410, 1], [270, 446, 1], [10, 446, 1])),
  place([fromBehind({ length: 130, spread: 38 })], { x: 140, y: 306, scale: 0.92 }),
  stipple(oval(140, 428, 60, 6), { gap: 3.8 }),
]

/** Eight are full, and he walks away. */
export const eightOfCups = (): Drawing => [
  sky(260, 6),
  crescent(204, 104, 30, -30),
  gold(arc(204, 104, 30, 0, 360)),
  rays(204, 104, 36, 50, 28),
  scatter(26, 56, 140, 110, 8),
  peaks(316, [52, 220, 56], [112, 258, 44], [228, 236, 60]),
  paper(shape([10, 312, 1], [270, 312, 1], [270, 446, 1], [10, 446, 1])),
  waves(24, 320, 262, 346, 8),
  cliff(446, [10, 362], [60, 348], [120, 356], [190, 346], [270, 362]),
  place([ink(bow([46, -4], [40, 150])), fromBehind({ length: 140, spread: 38 })], { x: 196, y: 228, scale: 0.82, turn: 3 }),
  [
    [36, 408],
    [76, 412],
    [116, 408],
    [156, 412],
    [196, 408],
  ].map(([x, y]) => cup(x!, y!, 0.92)),
  [
    [56, 362],
    [136, 362],
    [176, 362],
  ].map(([x, y]) => cup(x!, y!, 0.92)),
]

/** He has what he wished for, and knows it. */
export const nineOfCups = (): Drawing => [
  stipple(box(17, 45, 246, 110), { gap: 6, toward: [0, -1] }),
  paper(shape([10, 222, 1], [30, 172], [80, 140], [140, 130], [200, 140], [250, 172], [270, 222, 1], [270, 400, 1], [10, 400, 1])),
  hatch(box(17, 226, 246, 176), 90, 7),
  ink(bow([17, 214], [60, 176], [140, 156], [220, 176], [263, 214])),
  Array.from({ length: 9 }, (_, at) => {
    const t = (at - 4) / 4
    return cup(140 + t * 106, 118 + t * t * 52, 0.82)
  }),
  paper(box(10, 396, 260, 50)),
  fine(bow([17, 412], [263, 412])),
  paper(box(92, 346, 96, 60)),
  hatch(box(92, 366, 96, 40), 0, 4),
  place(
    person({
      body: seatedRobe({ hem: 50, length: 162, knees: 40, trim: true }),
      awake: true,
      left: [[-44, 68], [10, 72], 8],
      right: [[44, 68], [-8, 82], 176],
      crest: [
        paper(shape([-15, -7, 1], [-20, -18], [-2, -28], [20, -18], [15, -7, 1], [0, -11])),
        gilt(shape([8, -20, 1], [22, -34], [32, -30, 1], [20, -22])),
      ],
      cuff: 11,
    }),
    { x: 140, y: 216, scale: 1.14 },
  ),
]

/** A bow of ten cups above a house with its lamp on. */
export const tenOfCups = (): Drawing => [
  gold(arc(140, 210, 124, 190, 350, 116), arc(140, 210, 96, 194, 346, 88)),
  rays(140, 210, 60, 82, 30, 190, 350),
  Array.from({ length: 10 }, (_, at) => {
    const a = ((200 + at * 15.6) * Math.PI) / 180
    return cup(140 + 110 * Math.cos(a), 214 + 104 * Math.sin(a), 0.6)
  }),
  hill(446, [10, 318], [90, 306], [180, 314], [270, 300]),
  tree(40, 322, 70, 22, 2),
  tree(70, 318, 50, 16, 5),
  house(190, 312, 46, 62),
  light(box(207, 294, 8, 8)),
  ink(bow([228, 258], [228, 244], [234, 240])),
  paper(shape([214, 312, 1], [196, 334], [232, 356], [210, 390], [236, 446, 1], [270, 446, 1], [270, 330, 1], [236, 312, 1])),
  waves(222, 336, 262, 430, 9),
  place(
    person({
      body: robe({ hem: 38, length: 190 }),
      hair: 'long',
      dark: true,
      turn: 0.5,
      left: [[-42, 18], [-46, -24], -84, 'open'],
      right: [[36, 62], [40, 94], 80, 'open'],
    }),
    { x: 92, y: 262, scale: 0.8 },
  ),
  place(person({ body: inTunic(), turn: 0.5, left: [[-42, 18], [-46, -24], -84, 'open'], right: [[36, 62], [42, 92], 80, 'open'] }), {
    x: 154,
    y: 258,
    scale: 0.8,
    mirror: true,
  }),
  grass(28, 190, 428, 20),
]
