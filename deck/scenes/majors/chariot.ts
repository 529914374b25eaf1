import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { sphinx } from '../../parts/animals/sphinx.ts'
import { house, tower } from '../../parts/masonry.ts'
import { crescent } from '../../parts/nature/heaven.ts'
import { greatStar, star } from '../../parts/nature/stars.ts'
import { openCrown } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { parting, longHair } from '../../parts/people/hair.ts'
import { hand, limb } from '../../parts/people/limbs.ts'
import { wing } from '../../parts/people/wings.ts'

const armour = shape(
  [-8, 24, 1],
  [-24, 31],
  [-26, 46],
  [-19, 78],
  [-26, 104, 1],
  [26, 104, 1],
  [19, 78],
  [26, 46],
  [24, 31],
  [8, 24, 1],
  [0, 28],
)

const driver = (): Drawing => [
  longHair(true, 30),
  paper(armour),
  hatch(shape([4, 32], [23, 34], [25, 48], [18, 78], [4, 80]), 14, 3.4),
  ink(bow([-20, 70], [0, 77], [20, 70]), bow([-19, 78], [0, 84], [19, 78])),
  gold(shape([0, 40, 1], [9, 49, 1], [0, 58, 1], [-9, 49, 1])),
  light(oval(0, 49, 2.4)),
  neck(),
  limb([22, 38], [44, 60], [34, 92], [8, 7, 6]),
  limb([-22, 38], [-44, 60], [-34, 92], [8, 7, 6]),
  place(crescent(0, 0, 13, 60), { x: -27, y: 34 }),
  place(crescent(0, 0, 13, 120), { x: 27, y: 34 }),
  ink(line([38, 110], [50, 20])),
  light(oval(50.4, 17, 4)),
  hand([35, 88], 60, 'fist'),
  hand([-34, 88], 110, 'fist', true),
  face({ awake: true }),
  parting(true),
  openCrown(),
  greatStar(0, -34, 8, 8),
]

const wheel = (x: number): Drawing => [
  paper(oval(x, 356, 30, 44), oval(x, 356, 22, 34)),
  fine(
    ...Array.from({ length: 8 }, (_, at) =>
      line([x, 356], [x + 22 * Math.cos((at * Math.PI) / 4 + 0.2), 356 + 34 * Math.sin((at * Math.PI) / 4 + 0.2)]),
    ),
  ),
  paper(oval(x, 356, 6, 9)),
  light(oval(x, 356, 2.6, 4)),
]

/** A driver without reins under a canopy, drawn by a dark and a light sphinx. */
export const chariot = (): Drawing => [
  [30, 52, 74].map((x, at) => house(x, 288, 22, 34 + at * 8)),
  [184, 206, 230].map((x, at) => house(x, 288, 22, 50 - at * 6)),
  tower(24, 288, 20, 70, { windows: 1, merlons: 3 }),
  tower(256, 288, 20, 78, { windows: 1, merlons: 3 }),
  ink(line([17, 288], [263, 288])),
  paper(
    shape(
      [48, 124, 1],
      [58, 84],
      [96, 62],
      [140, 56],
      [184, 62],
      [222, 84],
      [232, 124, 1],
      [217, 114],
      [201, 126, 1],
      [186, 115],
      [171, 127, 1],
      [155, 116],
      [140, 128, 1],
      [125, 116],
      [109, 127, 1],
      [94, 115],
      [79, 126, 1],
      [63, 114],
    ),
  ),
  stipple(shape([54, 112, 1], [64, 86], [98, 66], [140, 60], [182, 66], [216, 86], [226, 112, 1]), { gap: 5 }),
  [
    [78, 100, 6],
    [104, 84, 5],
    [140, 92, 8],
    [176, 84, 5],
    [202, 100, 6],
    [122, 104, 3.6],
    [158, 104, 3.6],
  ].map(([x, y, r]) => star(x!, y!, r)),
  mirrored(paper(box(60, 122, 7, 170, 3))),
  mirrored(gold(bow([60, 160], [67, 154]), bow([60, 200], [67, 194]), bow([60, 240], [67, 234]))),
  wheel(52),
  wheel(228),
  place(driver(), { x: 140, y: 170, scale: 1.14 }),
  paper(shape([58, 286, 1], [90, 279], [140, 277], [190, 279], [222, 286, 1], [214, 372, 1], [66, 372, 1])),
  ink(bow([60, 296], [140, 288], [220, 296])),
  hatch(shape([182, 294], [219, 298], [212, 370], [186, 370]), 90, 3.6),
  place(wing(34, 26, 6), { x: 146, y: 332 }),
  place(wing(34, 26, 6), { x: 134, y: 332, mirror: true }),
  gilt(oval(140, 326, 12)),
  gold(oval(140, 326, 7.4)),
  light(oval(140, 326, 3)),
  fine(bow([17, 428], [140, 424], [263, 428])),
  place(sphinx(true), { x: 84, y: 426, scale: 0.98, mirror: true }),
  place(sphinx(), { x: 196, y: 426, scale: 0.98 }),
]
