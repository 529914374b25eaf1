import { fish } from '../../parts/animals/small-animals.ts'
import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { flower } from '../../parts/nature/plants.ts'
import { cap } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { cup } from '../../parts/suits/cup.ts'
import { sea } from '../../parts/nature/landscapes.ts'
import { youth } from '../../parts/courts/youth.ts'

export const pageOfCups = (): Drawing => [
  sea(312, 404),
  place(
    [
      youth((x, y) => flower(x, y + 6, 5)),
      paper(shape([-20, 30, 1], [-8, 40], [10, 38], [20, 30, 1], [24, 40], [14, 48], [-12, 48], [-26, 40])),
      paper(shape([-20, 44, 1], [-34, 62], [-38, 96, 1], [-30, 92], [-24, 98, 1], [-22, 70], [-12, 48, 1])),
      fine(bow([-28, 62], [-31, 90])),
      sleeve([-20, 38], [-36, 66], [-14, 86], 8, 9),
      hand([-14, 86], 20, 'fist'),
      place(fish(), { x: 52, y: 14, scale: 0.9, turn: -64 }),
      cup(54, 42, 0.95),
      sleeve([20, 38], [34, 68], [50, 62], 8, 9),
      hand([50, 62], -20, 'cupped'),
      place(
        [face({ turn: 0.7 }), curls(), cap(), paper(shape([14, -12, 1], [26, -8], [28, 10], [20, 22, 1], [21, 6]))],
        {},
      ),
    ],
    { x: 124, y: 152, scale: 1.2 },
  ),
]
