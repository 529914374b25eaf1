import { butterfly } from '../../parts/animals/small-animals.ts'
import { throne } from '../../parts/masonry.ts'
import { box } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch } from '../../pen/shade.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { sword } from '../../parts/suits/sword.ts'
import { birds, wind } from '../../parts/nature/landscapes.ts'
import { seatedQueen } from '../../parts/courts/seated-queen.ts'

/** A queen with a raised sword and an open hand, on a throne with butterflies. */
export const queenOfSwords = (): Drawing => [
  wind(340),
  birds([150, 72]),
  place(
    seatedQueen({
      turn: 1,
      dark: true,
      behind: [throne(0, 0, { width: 90, top: -26, foot: 182 }), mirrored(butterfly(30, -14, 0.8), 0)],
      spots: [mirrored([butterfly(20, 158, 0.5), butterfly(44, 150, 0.4)], 0)],
      arms: [
        sword(-56, 92, 160, 0),
        sleeve([-22, 38], [-48, 66], [-54, 78], 10, 11),
        hand([-56, 82], -80, 'fist'),
        sleeve([22, 38], [44, 66], [66, 44], 9, 12),
        hand([66, 44], -40, 'open'),
      ],
    }),
    { x: 138, y: 186, scale: 1.14 },
  ),
  paper(box(30, 394, 220, 10), box(18, 404, 244, 32)),
  hatch(box(18, 404, 244, 32), 0, 5),
]
