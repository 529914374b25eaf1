import { house, tower } from '../../parts/masonry.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { grass, tree } from '../../parts/nature/plants.ts'
import { limb, shoe } from '../../parts/people/limbs.ts'
import { fromBehind } from '../../parts/people/person.ts'
import { wand } from '../../parts/suits/wand.ts'

/** A man carries ten staves toward a town. */
export const tenOfWands = (): Drawing => [
  sky(150, 7),
  house(40, 300, 40, 74),
  tower(94, 300, 24, 84, { windows: 1 }),
  tree(60, 304, 30, 10, 2),
  tree(20, 304, 54, 18, 4),
  hill(446, [10, 306], [140, 298], [270, 306]),
  fine(bow([70, 306], [100, 340], [60, 380], [90, 440]), bow([94, 304], [134, 340], [110, 380], [150, 440])),
  Array.from({ length: 10 }, (_, at) => wand(112 + at * 8, 348 - Math.abs(at - 4.5) * 2, 232, -18 + at * 4, 4)),
  place(
    [
      fromBehind({ length: 136, spread: 34 }),
      paper(shape([-24, 36, 1], [-44, 20], [-40, -6, 1], [-30, -4, 1], [-28, 14], [-12, 30])),
      paper(shape([24, 36, 1], [44, 20], [40, -6, 1], [30, -4, 1], [28, 14], [12, 30])),
      limb([-10, 134], [-16, 160], [-14, 186], [9, 7, 5]),
      limb([12, 134], [20, 160], [22, 182], [9, 7, 5]),
      shoe(-14, 189),
      shoe(22, 185),
    ],
    { x: 156, y: 214, scale: 1.12 },
  ),
  place(paper(shape([-30, -6, 1], [30, -6, 1], [32, 6, 1], [-32, 6, 1])), { x: 156, y: 206 }),
  ink(bow([126, 204], [156, 208], [186, 204])),
  grass(180, 256, 432, 18),
]
