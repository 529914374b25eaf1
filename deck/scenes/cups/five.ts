import { tower } from '../../parts/masonry.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { arc, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { hill, waves } from '../../parts/nature/heaven.ts'
import { fromBehind } from '../../parts/people/person.ts'
import { cup, spill } from '../../parts/suits/cup.ts'

/** A mourner in a cloak sees three spilt cups; two stand behind him. */
export const fiveOfCups = (): Drawing => [
  sky(240, 6.4),
  tower(226, 276, 34, 92),
  hill(446, [10, 280], [120, 274], [270, 280]),
  paper(shape([10, 296, 1], [80, 306], [180, 296], [270, 306, 1], [270, 342, 1], [180, 334], [80, 344], [10, 334, 1])),
  waves(20, 306, 262, 334, 8),
  paper(
    shape(
      [150, 316, 1],
      [178, 286],
      [208, 282],
      [238, 292],
      [262, 318, 1],
      [254, 340, 1],
      [238, 314],
      [208, 302],
      [178, 312],
      [164, 338, 1],
    ),
  ),
  fine(arc(208, 338, 30, 200, 340)),
  place(fromBehind({ length: 178, spread: 52, hood: true }), { x: 120, y: 192, scale: 1.14 }),
  stipple(oval(120, 398, 62, 6), { gap: 3.6 }),
  cup(196, 392, 0.92),
  cup(234, 398, 0.92),
  spill(34, 398, -1),
  spill(76, 408, 1),
  spill(106, 416, -1),
  cup(46, 396, 0.86, -96),
  cup(64, 418, 0.86, 98),
  cup(116, 422, 0.8, -84),
]
