import { box, shape } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { hill, peaks } from '../../parts/nature/heaven.ts'
import { grass } from '../../parts/nature/plants.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { wand } from '../../parts/suits/wand.ts'

/** A bandaged guard before a fence of staves. */
export const nineOfWands = (): Drawing => [
  peaks(300, [70, 240, 60], [200, 230, 70]),
  hill(446, [10, 306], [140, 298], [270, 306]),
  [28, 54, 80, 106, 174, 200, 226, 252].map((x, at) => wand(x, 380 + (at % 2) * 8, 280 - (at % 3) * 12, 0, 5)),
  stipple(box(17, 388, 246, 46), { gap: 5.6, toward: [0, 1] }),
  place(
    [
      person({
        body: inTunic(),
        turn: -0.8,
        tilt: 4,
        awake: true,
        left: [[-38, 66], [4, 74], -10],
        right: [[36, 62], [18, 60], 190],
        held: wand(16, 208, 216, 3, 5),
        crest: [
          paper(shape([-13, -9, 1], [0, -14], [13, -7, 1], [13, -1, 1], [0, -8], [-13, -3, 1])),
          paper(shape([12, -6, 1], [22, -8], [26, 0, 1], [18, 0], [12, -2, 1])),
        ],
      }),
    ],
    { x: 138, y: 190, scale: 1.12 },
  ),
  grass(30, 250, 432, 22),
]
