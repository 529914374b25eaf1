import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { ball } from '../../parts/masonry.ts'
import { peaks } from '../../parts/nature/heaven.ts'
import { sun } from '../../parts/nature/heaven.ts'
import { imperialCrown } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { beard, curls } from '../../parts/people/hair.ts'
import { hand, shoe, sleeve } from '../../parts/people/limbs.ts'
import { seatedRobe } from '../../parts/people/robes.ts'

const ram = (): Drawing => [
  paper(shape([0, -10], [-8, -6], [-8, 4], [-4, 14], [0, 16], [4, 14], [8, 4], [8, -6])),
  [-1, 1].map((s) => [
    ink(bow([s * 4, -9], [s * 14, -14], [s * 20, -4], [s * 15, 5], [s * 9, 1], [s * 12, -4])),
    ink(bow([s * 6, -4], [s * 12, -8], [s * 15, -3], [s * 13, 0])),
    fine(bow([s * 5, 0], [s * 3, 1])),
  ]),
  fine(bow([-3, 11], [0, 13], [3, 11]), bow([0, 13], [0, 16])),
]

const ruler = (): Drawing => [
  seatedRobe({ hem: 50, length: 176, trim: true, knees: 38 }),
  paper(
    shape([-10, 26, 1], [-22, 30], [-24, 44], [-18, 76], [0, 82], [18, 76], [24, 44], [22, 30], [10, 26, 1], [0, 30]),
  ),
  hatch(shape([6, 32], [22, 34], [23, 44], [17, 76], [6, 80]), 18, 3.6),
  ink(bow([-21, 54], [0, 60], [21, 54]), bow([-19, 66], [0, 72], [19, 66])),
  gold(oval(0, 50, 4.4)),
  shoe(-18, 180),
  shoe(18, 180),
  neck(),
  sleeve([22, 38], [46, 64], [52, 84], 11, 11),
  ball(57, 78, 9),
  gold(bow([57, 69], [57, 58]), bow([53, 63], [61, 63])),
  hand([52, 86], -40, 'cupped'),
  sleeve([-22, 38], [-46, 64], [-52, 80], 11, 11),
  gold(line([-55, 112], [-55, 34]), bow([-55, 34], [-61, 26], [-55, 18], [-49, 26], [-55, 34])),
  light(oval(-55, 26, 1.8), oval(-55, 112, 2.6)),
  hand([-54, 82], 64, 'fist'),
  face({ awake: true, old: true }),
  curls(),
  beard(24),
  imperialCrown(),
]

/** A ruler on a stone throne with rams' heads, before bare mountains. */
export const emperor = (): Drawing => [
  sun(140, 84, 17, { faced: false, count: 16 }),
  peaks(350, [40, 140, 66], [240, 128, 74], [96, 210, 60], [190, 196, 66]),
  ink(line([17, 350], [263, 350])),
  paper(box(70, 122, 140, 280)),
  ink(line([78, 402], [78, 130], [202, 130], [202, 402])),
  stipple(box(78, 130, 124, 160), { gap: 4 }),
  paper(box(50, 272, 36, 134), box(194, 272, 36, 134)),
  hatch(box(196, 306, 34, 98), 90, 3.6),
  fine(line([58, 312], [58, 398]), line([78, 312], [78, 398])),
  place(ram(), { x: 86, y: 128, scale: 1.2 }),
  place(ram(), { x: 194, y: 128, scale: 1.2 }),
  place(ram(), { x: 68, y: 282, scale: 1.25 }),
  place(ram(), { x: 212, y: 282, scale: 1.25 }),
  paper(box(34, 404, 212, 14), box(24, 418, 232, 18)),
  hatch(box(24, 418, 232, 16), 0, 4),
  place(ruler(), { x: 140, y: 190, scale: 1.14 }),
]
