import { butterfly } from '../../parts/animals/small-animals.ts'
import { box } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch } from '../../pen/shade.ts'
import { crescent } from '../../parts/nature/heaven.ts'
import { openCrown } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { beard, longHair, parting } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { sword } from '../../parts/suits/sword.ts'
import { wind } from '../../parts/nature/landscapes.ts'
import { seatedKing, seat } from '../../parts/courts/seated-king.ts'

/** A king sits upright with a sword and looks at the viewer. */
export const kingOfSwords = (): Drawing => [
  wind(346),
  seat(70, 54),
  butterfly(140, 104, 1.1),
  mirrored(place(crescent(0, 0, 8, 180), { x: 102, y: 130 })),
  place(
    seatedKing({
      head: [longHair(false, 26), face({ awake: true }), parting(), beard(8), openCrown()],
      arms: [
        sword(-54, 98, 168, 12),
        sleeve([-22, 38], [-48, 64], [-50, 78], 11, 11),
        hand([-52, 84], -66, 'fist'),
        sleeve([22, 38], [46, 72], [26, 104], 11, 11),
        hand([26, 104], 110, 'fist', true),
      ],
    }),
    { x: 140, y: 194, scale: 1.1 },
  ),
  paper(box(44, 408, 192, 10), box(26, 418, 228, 20)),
  hatch(box(26, 418, 228, 20), 0, 5),
]
