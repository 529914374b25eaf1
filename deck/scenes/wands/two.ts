import { ball, courses } from '../../parts/masonry.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { box, shape } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { peaks, waves } from '../../parts/nature/heaven.ts'
import { tree } from '../../parts/nature/plants.ts'
import { person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { wand } from '../../parts/suits/wand.ts'

/** A man on a battlement holds a globe and looks at the sea. */
export const twoOfWands = (): Drawing => [
  sky(170, 7),
  paper(box(10, 262, 260, 100)),
  waves(20, 270, 262, 350, 9),
  peaks(262, [40, 222, 44], [236, 214, 50]),
  paper(shape([10, 300, 1], [60, 292], [96, 312], [84, 340], [10, 350, 1])),
  tree(40, 316, 34, 10, 2),
  wand(236, 380, 260, 0, 6),
  place(
    [
      wand(-58, 160, 226, 0, 6),
      person({
        body: robe({ hem: 40, length: 200, dark: -1 }),
        turn: -0.8,
        dark: true,
        left: [[-44, 64], [-56, 84], 150],
        right: [[44, 60], [56, 38], -70, 'cupped'],
        held: ball(62, 18, 15),
        crest: paper(shape([-15, -7, 1], [-17, -18], [0, -26], [18, -18], [15, -7, 1], [0, -11])),
      }),
    ],
    { x: 142, y: 172, scale: 1.1 },
  ),
  paper(box(10, 346, 260, 100)),
  courses(17, 358, 246, 80, 19, 42),
  paper(box(10, 340, 260, 16)),
  ...[20, 76, 132, 188, 244].map((x) => paper(box(x, 322, 30, 20))),
]
