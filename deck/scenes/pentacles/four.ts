import { house, tower } from '../../parts/masonry.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { box } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { openCrown } from '../../parts/people/crowns.ts'
import { person } from '../../parts/people/person.ts'
import { seatedRobe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

/** A crowned man clutches his pentacles before a town. */
export const fourOfPentacles = (): Drawing => [
  sky(150, 7),
  [26, 52, 196, 224].map((x, at) => house(x, 330, 30, 60 + (at % 2) * 40)),
  tower(96, 330, 24, 110),
  tower(186, 330, 24, 90),
  tower(248, 330, 24, 120),
  paper(box(10, 328, 260, 118)),
  stipple(box(17, 330, 246, 60), { gap: 6, toward: [0, -1] }),
  paper(box(94, 286, 92, 120)),
  hatch(box(94, 330, 92, 74), 0, 5),
  place(
    person({
      body: [seatedRobe({ hem: 50, length: 160, knees: 40 }), pentacle(0, 64, 26)],
      awake: true,
      left: [[-44, 60], [-14, 82], 20],
      right: [[44, 60], [14, 50], 196],
      crest: [openCrown(), pentacle(0, -42, 20)],
      cuff: 10,
    }),
    { x: 140, y: 192, scale: 1.16 },
  ),
  pentacle(102, 406, 22),
  pentacle(178, 406, 22),
]
