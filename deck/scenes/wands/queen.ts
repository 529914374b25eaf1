import { lionHead } from '../../parts/animals/lion.ts'
import { cat } from '../../parts/animals/small-animals.ts'
import { throne } from '../../parts/masonry.ts'
import { bow, polygon } from '../../pen/path.ts'
import { type Drawing, ink } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { leaf, sunflower } from '../../parts/nature/plants.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { wand } from '../../parts/suits/wand.ts'
import { desert } from '../../parts/nature/landscapes.ts'
import { seatedQueen } from '../../parts/courts/seated-queen.ts'

/** A queen with a sunflower, and a cat at her feet. */
export const queenOfWands = (): Drawing => [
  desert(310, 226),
  place(
    seatedQueen({
      turn: 0,
      tall: true,
      behind: [throne(0, 0, { width: 100, top: -20, foot: 182 }), mirrored(lionHead(-50, -22, 12), 0)],
      spots: [mirrored([sunflower(28, 152, 6), sunflower(46, 170, 5)], 0)],
      arms: [
        wand(-60, 176, 220, -2, 6),
        sleeve([-22, 38], [-48, 66], [-58, 82], 10, 11),
        hand([-60, 84], 110, 'fist'),
        ink(bow([52, 100], [56, 66], [54, 36])),
        leaf(55, 74, 12, -20),
        leaf(55, 86, 12, 200),
        sunflower(54, 26, 15),
        sleeve([22, 38], [48, 70], [52, 82], 10, 11),
        hand([52, 84], 80, 'fist'),
      ],
    }),
    { x: 140, y: 180, scale: 1.14 },
  ),
  stipple(polygon([60, 424], [220, 424], [200, 434], [80, 434]), { gap: 4 }),
  place(cat(), { x: 140, y: 432, scale: 0.9 }),
]
