import { shape } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { star } from '../../parts/nature/stars.ts'
import { face } from '../../parts/people/face.ts'
import { longHair, parting } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { sword } from '../../parts/suits/sword.ts'
import { birds, wind } from '../../parts/nature/landscapes.ts'
import { youth } from '../../parts/courts/youth.ts'

export const pageOfSwords = (): Drawing => [
  wind(346),
  birds([120, 80], [152, 66], [176, 92]),
  place(
    [
      sword(-44, 70, 158, 24),
      youth((x, y) => star(x, y, 3.4)),
      sleeve([20, 38], [24, 74], [-22, 56], 8, 9),
      hand([-22, 56], 190, 'fist'),
      sleeve([-20, 38], [-48, 60], [-32, 46], 8, 9),
      hand([-34, 47], -40, 'fist'),
      place([longHair(false, 34), face({ turn: -0.9, awake: true }), parting()], { turn: -6 }),
      paper(shape([12, -10, 1], [30, -16], [44, -8], [52, -14, 1], [46, 0], [30, -2], [14, 0, 1])),
    ],
    { x: 150, y: 168, scale: 1.16 },
  ),
]
