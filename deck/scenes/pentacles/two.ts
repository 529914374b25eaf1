import { sky } from '../../parts/nature/landscapes.ts'
import { bow, box, line, shape } from '../../pen/path.ts'
import { type Drawing, gilt, gold, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { waves } from '../../parts/nature/heaven.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

const ship = (x: number, y: number): Drawing => [
  paper(shape([x - 20, y - 6, 1], [x - 14, y + 5], [x + 14, y + 5], [x + 21, y - 8, 1], [x, y - 2])),
  ink(line([x, y - 3], [x, y - 38])),
  gilt(
    shape(
      [x - 12, y - 34, 1],
      [x, y - 36],
      [x + 12, y - 34, 1],
      [x + 16, y - 20],
      [x + 12, y - 9, 1],
      [x, y - 11],
      [x - 12, y - 9, 1],
      [x - 8, y - 20],
    ),
  ),
  ink(bow([x, y - 38], [x + 8, y - 41], [x + 12, y - 38])),
]

/** A man juggles two pentacles, with ships on a rough sea behind. */
export const twoOfPentacles = (): Drawing => [
  sky(200, 7),
  paper(shape([10, 280, 1], [60, 256], [110, 288], [170, 262], [220, 290], [270, 268, 1], [270, 380, 1], [10, 380, 1])),
  waves(20, 300, 262, 370, 9),
  ship(54, 346),
  ship(236, 322),
  paper(box(10, 378, 260, 66)),
  stipple(box(17, 380, 246, 30), { gap: 5, toward: [0, -1] }),
  ink(line([17, 414], [263, 414])),
  place(
    [
      gold(
        bow(
          [0, 66],
          [-30, 48],
          [-66, 44],
          [-76, 70],
          [-56, 92],
          [-26, 86],
          [0, 66],
          [26, 44],
          [60, 34],
          [78, 58],
          [62, 84],
          [30, 84],
          [0, 66],
        ),
      ),
      person({
        body: inTunic(true),
        turn: -0.5,
        tilt: -10,
        dark: true,
        left: [[-38, 60], [-50, 78], 140],
        right: [[38, 58], [52, 66], 20],
        held: [pentacle(-60, 68, 19), pentacle(62, 56, 19)],
        crest: [
          paper(shape([-14, -6, 1], [-12, -24], [-4, -46], [8, -52, 1], [8, -36], [14, -18], [14, -6, 1], [0, -11])),
          ink(bow([-12, -16], [0, -20], [13, -16])),
        ],
      }),
    ],
    { x: 140, y: 188, scale: 1.1 },
  ),
]
