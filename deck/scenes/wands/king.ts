import { lionHead } from '../../parts/animals/lion.ts'
import { lizard } from '../../parts/animals/small-animals.ts'
import { box } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch } from '../../pen/shade.ts'
import { leaf } from '../../parts/nature/plants.ts'
import { flame } from '../../parts/nature/rocks.ts'
import { crown } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { beard, longHair, parting } from '../../parts/people/hair.ts'
import { wand } from '../../parts/suits/wand.ts'
import { desert } from '../../parts/nature/landscapes.ts'
import { leftArm, seatedKing, rightArm, seat } from '../../parts/courts/seated-king.ts'

/** A king on a throne with lions and a salamander. */
export const kingOfWands = (): Drawing => [
  desert(330, 46),
  seat(92, 64),
  mirrored(lionHead(78, 132, 13)),
  flame(140, 110, 26),
  place(
    seatedKing({
      head: [
        longHair(true, 30),
        face({ turn: 0.9, awake: true }),
        parting(true),
        beard(10, false, 0.9),
        place([crown(), [-10, 0, 10].map((x) => flame(x, -26, 14))], {}),
      ],
      spots: [mirrored([flame(28, 150, 16), flame(14, 168, 12)], 0)],
      arms: [leftArm(), wand(66, 180, 214, 3, 6), rightArm()],
    }),
    { x: 134, y: 192, scale: 1.1 },
  ),
  paper(box(44, 410, 192, 26)),
  hatch(box(44, 410, 192, 26), 90, 6),
  place(lizard(), { x: 58, y: 396, scale: 0.56 }),
  leaf(30, 434, 12, -60),
]
