import { box, line, shape } from '../../pen/path.ts'
import { type Drawing, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill, peaks, sun, waves } from '../../parts/nature/heaven.ts'
import { grass } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { hand } from '../../parts/people/limbs.ts'
import { fromBehind } from '../../parts/people/person.ts'
import { wand } from '../../parts/suits/wand.ts'

const sail = (x: number, y: number, scale = 1): Drawing =>
  place(
    [
      paper(shape([-16, -5, 1], [-11, 4], [11, 4], [17, -6, 1], [0, -2])),
      ink(line([0, -2], [0, -30])),
      paper(shape([1, -29, 1], [14, -16], [11, -6, 1], [1, -6, 1])),
    ],
    { x, y, scale },
  )

/** A man on a height from behind looks at ships at sea. */
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
    [
      wand(50, 186, 220, 2, 6),
      fromBehind({ length: 180, spread: 48 }),
      paper(shape([26, 40, 1], [44, 60], [50, 74, 1], [46, 82, 1], [34, 72], [24, 58])),
      hand([44, 79], 20, 'fist'),
    ],
    { x: 134, y: 204, scale: 1.1 },
  ),
  grass(30, 250, 430, 20),
]
