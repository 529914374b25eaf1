import { castle, sky } from '../../parts/nature/landscapes.ts'
import { bow, box, line, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { person } from '../../parts/people/person.ts'
import { seatedRobe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

/** A craftsman carves eight pentacles. */
export const eightOfPentacles = (): Drawing => [
  sky(200, 7),
  castle(226, 264),
  hill(446, [10, 270], [120, 262], [270, 270]),
  paper(shape([40, 440, 1], [42, 60, 1], [60, 56, 1], [64, 440, 1])),
  fine(bow([47, 430], [48, 80]), bow([56, 430], [54, 80])),
  [92, 142, 192, 242, 292].map((y) => pentacle(52, y, 22)),
  paper(box(100, 386, 154, 10)),
  ink(line([112, 396], [106, 438]), line([240, 396], [246, 438])),
  place(person({ body: seatedRobe({ hem: 46, length: 156, knees: 36 }), turn: -0.9, tilt: -14, dark: true }), {
    x: 196,
    y: 208,
    scale: 1.04,
  }),
  paper(box(94, 330, 62, 12)),
  paper(polygon([102, 342], [148, 342], [142, 436], [108, 436])),
  hatch(polygon([128, 342], [148, 342], [142, 436], [126, 436]), 90, 3.6),
  pentacle(124, 310, 22),
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
  pentacle(86, 414, 20),
  pentacle(232, 418, 18),
  stipple(box(17, 424, 246, 10), { gap: 4 }),
]
