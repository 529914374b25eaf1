import { bow, box, line, oval, polygon, shape } from '../hand/path.ts'
import { type Drawing, fine, gold, ink, light, paper, sheet, solid } from '../hand/pens.ts'
import { place } from '../hand/place.ts'
import { hatch, stipple } from '../hand/shade.ts'
import { castle, sky } from '../courts/lands.ts'
import { hill, peaks, waves } from '../nature/heaven.ts'
import { grass, rose, tree } from '../nature/plants.ts'
import { cliff } from '../nature/rocks.ts'
import { rays, scatter } from '../nature/stars.ts'
import { fromBehind, inTunic, lying, person } from '../people/person.ts'
import { robe } from '../people/robes.ts'
import { sword } from '../suits/sword.ts'

/** From rough water into smooth, with everything on board. */
export const sixOfSwords = (): Drawing => [
  sky(170, 7),
  peaks(232, [40, 200, 40], [96, 208, 34]),
  tree(226, 232, 60, 18, 3),
  tree(250, 234, 48, 15, 6),
  hill(240, [10, 232], [140, 226], [270, 230]),
  paper(box(10, 236, 260, 210)),
  waves(150, 250, 262, 430, 9),
  fine(...[262, 290, 318, 402, 424].map((y) => bow([24, y], [70, y - 1], [120, y]))),
  ink(line([214, 150], [250, 430])),
  place(person({ body: inTunic(), dark: true, turn: -0.8, left: [[-24, 60], [14, 70], 10], right: [[34, 50], [30, 20], -80] }), {
    x: 196,
    y: 196,
    scale: 0.94,
  }),
  [52, 72, 92, 112, 132, 152].map((x, at) => sword(x, 226 + (at % 2) * 6, 168, 180)),
  place(fromBehind({ length: 120, spread: 38, hood: true }), { x: 110, y: 258, scale: 0.98 }),
  place(fromBehind({ length: 84, spread: 26, dark: true }), { x: 72, y: 298, scale: 0.8 }),
  paper(shape([14, 340, 1], [60, 362], [150, 364], [254, 334, 1], [240, 372], [190, 400], [80, 400], [34, 378])),
  fine(bow([24, 356], [90, 376], [180, 374], [246, 350]), bow([34, 372], [100, 388], [180, 386], [234, 366])),
  stipple(shape([40, 380], [90, 392], [186, 392], [236, 370], [200, 396], [80, 398]), { gap: 3.6 }),
]

const tent = (x: number, y: number, w: number, h: number): Drawing => [
  paper(polygon([x - w, y], [x - w * 0.8, y - h * 0.55], [x, y - h], [x + w * 0.8, y - h * 0.55], [x + w, y])),
  hatch(polygon([x + w * 0.1, y], [x + w * 0.1, y - h * 0.5], [x + w * 0.8, y - h * 0.55], [x + w, y]), 84, 4),
  ink(line([x - w * 0.8, y - h * 0.55], [x + w * 0.8, y - h * 0.55]), line([x, y - h], [x, y - h - 14])),
  solid(shape([x - w * 0.14, y, 1], [x, y - h * 0.48, 1], [x + w * 0.14, y, 1])),
  light(oval(x, y - h - 16, 2.4)),
]

/** On tiptoe, with more than he can carry. */
export const sevenOfSwords = (): Drawing => [
  rays(60, 96, 14, 30, 20),
  light(oval(60, 96, 8)),
  tent(196, 276, 52, 120),
  tent(96, 266, 34, 76),
  tent(242, 268, 28, 60),
  hill(446, [10, 280], [140, 270], [270, 280]),
  sword(220, 404, 116, 6),
  sword(248, 410, 116, -4),
  place(
    [
      sword(-66, 64, 150, 62),
      sword(-62, 76, 150, 70),
      sword(-60, 88, 150, 78),
      person({
        body: inTunic(true),
        dark: true,
        turn: 0.9,
        tilt: -4,
        awake: true,
        left: [[-30, 66], [-2, 82], 10],
        right: [[42, 60], [50, 74], 30],
        crest: [paper(shape([-15, -6, 1], [-16, -18], [0, -26], [18, -16], [14, -6, 1], [0, -11])), light(oval(2, -26, 3))],
      }),
      sword(-54, 100, 150, 84),
      sword(-58, 110, 144, 90),
    ],
    { x: 120, y: 196, scale: 1.1 },
  ),
  grass(30, 250, 430, 20),
]

/** Bound loosely, among swords that leave a way out. */
export const eightOfSwords = (): Drawing => [
  castle(206, 168),
  cliff(330, [150, 200], [176, 172], [236, 168], [270, 178]),
  hill(446, [10, 330], [120, 322], [270, 330]),
  stipple(box(17, 60, 246, 120), { gap: 8, toward: [0, -1] }),
  [34, 62, 90].map((x, at) => sword(x, 226 - at * 4, 170, 180)),
  [190, 218, 246].map((x, at) => sword(x, 240 + at * 4, 170, 180)),
  place(
    [
      robe({ hem: 42, length: 196, belt: false }),
      ...[46, 58, 70, 92, 106].map((y, at) =>
        paper(shape([-25 + at, y - 3, 1], [0, y + 2], [25 - at, y - 3, 1], [24 - at, y + 5, 1], [0, y + 10], [-24 + at, y + 5, 1])),
      ),
    ],
    { x: 140, y: 172, scale: 1.12 },
  ),
  place(
    person({
      body: [],
      hair: 'long',
      dark: true,
      tilt: -8,
      turn: -0.4,
      crest: [
        paper(
          shape([-12.6, -5, 1], [0, -7], [12.6, -5, 1], [12.4, 3, 1], [0, 3.6], [-12.4, 3, 1]),
          shape([12, -4, 1], [26, 2], [30, 14, 1], [22, 8], [12, 3, 1]),
        ),
      ],
    }),
    { x: 140, y: 172, scale: 1.12 },
  ),
  place([fine(bow([-26, 60], [-30, 80], [-26, 104]), bow([26, 60], [30, 80], [26, 104]))], { x: 140, y: 172, scale: 1.12 }),
  paper(shape([10, 404, 1], [80, 396], [200, 404], [270, 398, 1], [270, 446, 1], [10, 446, 1])),
  waves(22, 408, 262, 432, 8),
  sword(70, 258, 178, 180),
  sword(214, 268, 178, 180),
]

/** The hour before dawn, when all of it hangs over the bed. */
export const nineOfSwords = (): Drawing => [
  hatch(box(17, 45, 246, 250), 0, 4.4),
  Array.from({ length: 9 }, (_, at) => [sheet(box(24, 56 + at * 25, 232, 15)), sword(252 - (at % 2) * 8, 63 + at * 25, 220, -90)]),
  paper(box(10, 292, 260, 150)),
  paper(box(24, 330, 232, 92)),
  paper(box(24, 300, 26, 128, 6)),
  ink(line([62, 366], [244, 366], [244, 410], [62, 410], [62, 366])),
  [84, 114, 144, 174, 204, 230].map((x) => rose(x, 388, 8)),
  place(
    [
      paper(shape([-7, 23, 1], [-22, 30], [-26, 60], [-30, 96, 1], [34, 96, 1], [28, 60], [22, 30], [7, 23, 1])),
      stipple(shape([-22, 34], [-26, 60], [-29, 94], [-6, 94], [-10, 40]), { gap: 4 }),
    ],
    { x: 92, y: 240, scale: 1.06 },
  ),
  paper(shape([52, 338, 1], [96, 322], [150, 316], [210, 324], [252, 338, 1], [252, 362, 1], [52, 362, 1])),
  stipple(shape([60, 344], [150, 330], [250, 344], [250, 360], [60, 360]), { gap: 5 }),
  fine(bow([110, 326], [140, 340], [150, 358]), bow([180, 324], [190, 340], [184, 358])),
  place(person({ body: [], hair: 'long', dark: true, tilt: 8, left: [[-38, 62], [-7, 12], -70, 'open'], right: [[38, 62], [8, 12], -110, 'open'] }), {
    x: 92,
    y: 240,
    scale: 1.06,
  }),
  place(
    [
      [-7, -70],
      [8, -110],
    ].map(([x, turn]) => place(paper(shape([-3, -4, 1], [8, -5], [16, -3], [17, 2], [8, 5], [-3, 4, 1])), { x: x!, y: 12, turn: turn! })),
    { x: 92, y: 240, scale: 1.06 },
  ),
]

/** It cannot get worse; behind the hills it is already light. */
export const tenOfSwords = (): Drawing => [
  stipple(box(17, 45, 246, 200), { gap: 4.6, toward: [0, -1] }),
  rays(140, 306, 20, 90, 48, 185, 355),
  gold(bow([100, 306], [114, 276], [140, 264], [166, 276], [180, 306])),
  peaks(312, [50, 272, 50], [214, 266, 56]),
  ink(line([17, 312], [263, 312])),
  waves(24, 320, 262, 350, 8),
  paper(shape([10, 360, 1], [140, 354], [270, 360, 1], [270, 446, 1], [10, 446, 1])),
  stipple(box(17, 396, 246, 38), { gap: 5 }),
  place(lying(), { x: 146, y: 410, scale: 1.24 }),
  Array.from({ length: 10 }, (_, at) => sword(42 + at * 18.4, 226 + Math.abs(at - 4.5) * 5, 176 - Math.abs(at - 4.5) * 4, 180)),
  scatter(30, 56, 220, 80, 10),
  fine(bow([40, 428], [120, 424], [220, 428])),
]
