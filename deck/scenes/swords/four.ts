import { archway, courses } from '../../parts/masonry.ts'
import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { rays } from '../../parts/nature/stars.ts'
import { lying } from '../../parts/people/person.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A knight resting on a tomb, with swords above him. */
export const fourOfSwords = (): Drawing => [
  paper(box(10, 40, 260, 400)),
  courses(17, 45, 246, 300, 18, 46),
  paper(archway(30, 216, 88, 150)),
  gilt(archway(37, 210, 74, 138)),
  gold(line([74, 74], [74, 210]), line([37, 150], [111, 150])),
  rays(74, 112, 8, 20, 16),
  light(oval(74, 112, 4)),
  stipple(archway(38, 209, 72, 136), { gap: 7, gold: true }),
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
