import { dove } from '../../parts/animals/birds.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { bow, box, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { waves, yod } from '../../parts/nature/heaven.ts'
import { rays } from '../../parts/nature/stars.ts'
import { cup } from '../../parts/suits/cup.ts'
import { handFromCloud } from '../../parts/hand-from-cloud.ts'

const lotus = (x: number, y: number, r = 12): Drawing => [
  paper(oval(x, y + 3, r * 1.7, 4)),
  paper(
    shape([x, y + 2, 1], [x - r, y - 2], [x - r * 1.1, y - r * 0.8, 1], [x - r * 0.3, y - r * 0.4]),
    shape([x, y + 2, 1], [x + r, y - 2], [x + r * 1.1, y - r * 0.8, 1], [x + r * 0.3, y - r * 0.4]),
    shape([x, y + 3, 1], [x - r * 0.5, y - r * 0.4], [x, y - r * 1.2, 1], [x + r * 0.5, y - r * 0.4]),
  ),
]

/** A hand from a cloud holds an overflowing cup above water with lotuses; a dove descends. */
export const aceOfCups = (): Drawing => [
  sky(200),
  rays(140, 190, 66, 104, 44, 170, 370),
  paper(box(10, 350, 260, 90)),
  waves(20, 358, 262, 430, 9),
  handFromCloud(140, 292, 'cupped', 2.3),
  fine(
    ...[-1, 1].flatMap((s) =>
      [
        [34, 236, 356],
        [46, 240, 352],
        [56, 248, 346],
      ].map(([dx, top, foot]) =>
        bow([140 + s * 34, 184], [140 + s * dx!, 200], [140 + s * (dx! + 6), top!], [140 + s * (dx! + 8), foot!]),
      ),
    ),
  ),
  cup(140, 232, 2.3),
  dove(140, 174, 1.1),
  [
    [92, 262],
    [188, 268],
    [78, 300],
    [202, 306],
    [214, 250],
  ].map(([x, y]) => yod(x!, y!)),
  lotus(52, 400, 14),
  lotus(218, 392, 14),
  lotus(136, 416, 12),
  lotus(90, 372, 9),
  lotus(184, 424, 9),
]
