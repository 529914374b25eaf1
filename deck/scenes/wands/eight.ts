import { castle } from '../../parts/nature/landscapes.ts'
import { line, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { cloud, hill, waves } from '../../parts/nature/heaven.ts'
import { tree } from '../../parts/nature/plants.ts'
import { wand } from '../../parts/suits/wand.ts'

/** Eight staves fly over a landscape. */
export const eightOfWands = (): Drawing => [
  cloud(24, 96, 76, 22, 4),
  hill(446, [10, 366], [80, 350], [170, 362], [270, 340]),
  castle(50, 358),
  tree(236, 354, 50, 16, 3),
  tree(214, 360, 40, 12, 5),
  paper(shape([10, 396, 1], [90, 388], [150, 404], [270, 384, 1], [270, 420, 1], [160, 436], [90, 422], [10, 430, 1])),
  waves(24, 402, 262, 424, 8),
  Array.from({ length: 8 }, (_, at) =>
    wand(4 + (at % 3) * 14, 118 + at * 30 + (at % 3) * 4, 226 - (at % 2) * 20, 108, 4),
  ),
  fine(...Array.from({ length: 7 }, (_, at) => line([10, 134 + at * 30], [34 + (at % 2) * 10, 142 + at * 30]))),
]
