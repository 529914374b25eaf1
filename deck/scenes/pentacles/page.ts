import { oval, shape } from '../../pen/path.ts'
import { type Drawing, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { flower } from '../../parts/nature/plants.ts'
import { face } from '../../parts/people/face.ts'
import { longHair, parting } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'
import { land } from '../../parts/nature/landscapes.ts'
import { youth } from '../../parts/courts/youth.ts'

export const pageOfPentacles = (): Drawing => [
  land(308),
  place(
    [
      youth((x, y) => light(oval(x, y, 2.2))),
      pentacle(40, 4, 24),
      sleeve([-20, 38], [-20, 68], [20, 40], 8, 9),
      hand([20, 40], -50, 'open'),
      sleeve([20, 38], [46, 66], [50, 40], 8, 9),
      hand([50, 40], -100, 'open', true),
      place(
        [
          longHair(true, 28),
          face({ turn: 1 }),
          parting(true),
          paper(shape([-15, -8, 1], [-20, -20], [-4, -27], [16, -22], [15, -8, 1], [0, -12])),
          paper(shape([-12, -20, 1], [-30, -14], [-36, 10], [-28, 22, 1], [-24, 4], [-12, -8])),
        ],
        { turn: 6 },
      ),
    ],
    { x: 120, y: 160, scale: 1.18 },
  ),
  flower(40, 436, 14),
  flower(222, 434, 18, 3),
  flower(240, 438, 12, -2),
  flower(66, 438, 10),
]
