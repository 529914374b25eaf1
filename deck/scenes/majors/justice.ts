import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { floor, pillar } from '../../parts/masonry.ts'
import { openCrown } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { parting, longHair } from '../../parts/people/hair.ts'
import { hand, shoe, sleeve } from '../../parts/people/limbs.ts'
import { seatedRobe } from '../../parts/people/robes.ts'
import { sword } from '../../parts/suits/sword.ts'

const pan = (x: number, y: number): Drawing => [
  gold(line([x, y - 26], [x - 13, y]), line([x, y - 26], [x + 13, y])),
  gilt(shape([x - 15, y, 1], [x - 9, y + 6], [x, y + 8], [x + 9, y + 6], [x + 15, y, 1])),
]

export const scales = (x: number, y: number, wide = 22): Drawing => [
  gold(
    line([x, y - 6], [x, y + 14]),
    bow([x - wide, y + 8], [x - wide / 2, y + 4], [x, y + 5], [x + wide / 2, y + 4], [x + wide, y + 8]),
  ),
  gold(oval(x, y - 9, 3)),
  pan(x - wide, y + 34),
  pan(x + wide, y + 34),
]

const judge = (): Drawing => [
  longHair(false, 34),
  seatedRobe({ hem: 52, length: 182, trim: true, knees: 36 }),
  shoe(16, 185),
  paper(
    shape([-26, 30, 1], [-36, 60], [-34, 96], [-25, 100, 1], [-14, 70], [-10, 28, 1]),
    shape([26, 30, 1], [36, 60], [34, 96], [25, 100, 1], [14, 70], [10, 28, 1]),
  ),
  hatch(shape([13, 32], [26, 32], [35, 60], [33, 96], [26, 98], [15, 70]), 60, 3.8),
  neck(),
  gilt(box(-5, 34, 10, 10)),
  light(oval(0, 39, 2.6)),
  sword(-52, 92, 158, -2),
  sleeve([-24, 38], [-46, 66], [-52, 78], 10, 10),
  hand([-54, 82], -78, 'fist'),
  scales(56, 66),
  sleeve([24, 38], [46, 66], [52, 62], 10, 10),
  hand([52, 62], -20, 'fist'),
  face({ awake: true }),
  parting(),
  openCrown(),
]

/** A judge with scales in one hand and a sword in the other. */
export const justice = (): Drawing => [
  floor(392, 440),
  paper(box(52, 86, 176, 306)),
  fine(
    ...Array.from({ length: 17 }, (_, at) =>
      bow([58 + at * 10.4, 90], [57 + at * 10.4 + (at % 2) * 2, 240], [58 + at * 10.4, 392]),
    ),
  ),
  stipple(box(52, 90, 176, 70), { gap: 4, toward: [0, -1] }),
  paper(
    shape(
      [52, 80, 1],
      [52, 98, 1],
      [74, 110],
      [96, 98, 1],
      [118, 110],
      [140, 98, 1],
      [162, 110],
      [184, 98, 1],
      [206, 110],
      [228, 98, 1],
      [228, 80, 1],
    ),
  ),
  light(...[74, 118, 162, 206].map((x) => oval(x, 114, 2.2))),
  gilt(oval(140, 66, 11)),
  gold(oval(140, 66, 7)),
  light(oval(140, 66, 3)),
  mirrored([pillar(38, 404, 30, 340), ink(line([17, 60], [60, 60]))]),
  paper(box(76, 262, 128, 140)),
  stipple(box(80, 300, 120, 100), { gap: 5 }),
  paper(box(60, 398, 160, 12), box(44, 410, 192, 14)),
  hatch(box(44, 410, 192, 14), 90, 5),
  place(judge(), { x: 140, y: 186, scale: 1.14 }),
]
