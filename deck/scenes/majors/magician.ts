import { bow, box, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, gold, ink, light, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { lily, rose, stem } from '../../parts/nature/plants.ts'
import { rays, star } from '../../parts/nature/stars.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { cloak, robe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'
import { cup } from '../../parts/suits/cup.ts'
import { sword } from '../../parts/suits/sword.ts'
import { wand } from '../../parts/suits/wand.ts'

/** The infinity sign, horizontal. */
export const infinitySign = (x: number, y: number, width = 18): Drawing =>
  gold(
    bow(
      [x, y],
      [x + width * 0.55, y - width * 0.34],
      [x + width, y],
      [x + width * 0.55, y + width * 0.34],
      [x, y],
      [x - width * 0.55, y - width * 0.34],
      [x - width, y],
      [x - width * 0.55, y + width * 0.34],
      [x, y],
    ),
  )

const magus = (): Drawing => [
  cloak(46, 186),
  robe({ hem: 34, waist: 17, dark: 0 }),
  neck(),
  sleeve([22, 38], [44, 20], [50, -22], 9, 11),
  ink(bow([50, -50], [50, -20])),
  paper(box(47.6, -62, 4.8, 40, 2)),
  light(oval(50, -64, 3.4), oval(50, -21, 2.6)),
  hand([50, -26], -92, 'fist'),
  sleeve([-22, 38], [-42, 66], [-40, 98], 10, 11),
  hand([-40, 98], 92, 'point'),
  face({ awake: true }),
  curls(true),
  gold(bow([-12.6, -7], [0, -10.4], [12.6, -7])),
]

const table = (): Drawing => [
  paper(box(54, 328, 184, 92)),
  paper(
    shape(
      [50, 330, 1],
      [50, 352, 1],
      [82, 372],
      [114, 354, 1],
      [146, 380],
      [178, 354, 1],
      [210, 372],
      [242, 352, 1],
      [242, 330, 1],
    ),
  ),
  stipple(box(56, 332, 180, 24), { gap: 4, toward: [0, -1] }),
  [82, 146, 210].map((x, at) => star(x, at === 1 ? 362 : 356, 6)),
  hatch(box(54, 376, 184, 44), 90, 6),
  paper(polygon([40, 322], [60, 298], [232, 298], [252, 322])),
  paper(box(40, 322, 212, 9)),
]

/** A magician points to heaven and earth; the four suits lie on his table. */
export const magician = (): Drawing => [
  rays(140, 138, 44, 92, 48, 150, 390),
  place(magus(), { x: 140, y: 140, scale: 1.06 }),
  infinitySign(140, 104, 17),
  table(),
  cup(88, 284, 0.86),
  pentacle(128, 309, 12),
  sword(236, 313, 92, -104),
  wand(196, 318, 92, 38, 3),
  mirrored([
    stem(
      [
        [20, 434],
        [32, 404],
        [28, 372],
        [40, 346],
      ],
      4,
      12,
    ),
    lily(42, 346, 15, 14),
    lily(26, 378, 12, -24),
    rose(54, 410, 9),
    rose(36, 424, 9),
    stem(
      [
        [76, 434],
        [80, 418],
        [92, 408],
      ],
      2,
      10,
    ),
    rose(92, 404, 8),
  ]),
  mirrored([
    stem(
      [
        [14, 52],
        [48, 62],
        [84, 50],
        [118, 58],
      ],
      7,
      11,
    ),
    rose(42, 66, 9),
    rose(80, 58, 8),
    rose(22, 60, 7),
  ]),
]
