import { bow, shape } from '../../pen/path.ts'
import { type Drawing, ink, paper } from '../../pen/pens.ts'
import { mirrored } from '../../pen/place.ts'
import { hill, peaks } from '../../parts/nature/heaven.ts'
import { lily, rose, stem } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'
import { handFromCloud } from '../../parts/hand-from-cloud.ts'

/** A hand from a cloud holds a pentacle above a garden with an arch of roses. */
export const aceOfPentacles = (): Drawing => [
  rays(142, 150, 62, 98, 44),
  handFromCloud(140, 196, 'cupped', 2.5),
  pentacle(150, 150, 46),
  peaks(330, [116, 290, 30], [150, 282, 34]),
  hill(446, [10, 338], [140, 328], [270, 338]),
  paper(
    shape([134, 330, 1], [128, 360], [112, 400], [96, 446, 1], [184, 446, 1], [168, 400], [152, 360], [146, 330, 1]),
  ),
  mirrored([
    stem(
      [
        [20, 440],
        [24, 380],
        [60, 316],
        [116, 292],
        [140, 290],
      ],
      9,
      13,
    ),
    rose(44, 336, 9),
    rose(84, 304, 9),
    rose(24, 386, 9),
    rose(122, 292, 7),
  ]),
  mirrored([
    ink(bow([66, 440], [64, 404])),
    lily(64, 404, 16, -6),
    ink(bow([86, 440], [88, 416])),
    lily(88, 414, 13, 6),
    ink(bow([44, 440], [42, 420])),
    lily(42, 418, 13, -10),
  ]),
]
