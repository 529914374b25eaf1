import { house, tower, wall } from '../../parts/masonry.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { cloud } from '../../parts/nature/heaven.ts'
import { flower } from '../../parts/nature/plants.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { cup } from '../../parts/suits/cup.ts'

const planted = (x: number, y: number, scale = 0.9): Drawing => [
  flower(x, y - 22 * scale, 20 * scale),
  flower(x - 7 * scale, y - 21 * scale, 12 * scale, -5),
  flower(x + 7 * scale, y - 21 * scale, 12 * scale, 5),
  cup(x, y, scale),
]

/** A child gives another a cup of flowers in an old courtyard. */
export const sixOfCups = (): Drawing => [
  sky(170, 7),
  cloud(110, 120, 80, 24, 4),
  house(24, 250, 64, 120),
  tower(228, 252, 40, 130),
  wall(17, 252, 246, 44, 11, 26),
  paper(shape([10, 296, 1], [270, 296, 1], [270, 446, 1], [10, 446, 1])),
  fine(bow([17, 330], [140, 324], [263, 330])),
  place(
    person({
      body: inTunic(),
      turn: 0.9,
      tilt: 10,
      dark: true,
      left: [[-34, 68], [-22, 94], 70],
      right: [[34, 74], [54, 66], -10, 'cupped'],
    }),
    {
      x: 98,
      y: 208,
      scale: 0.86,
    },
  ),
  planted(158, 250, 0.8),
  place(
    person({
      body: robe({ hem: 44, length: 170, trim: true }),
      hair: 'long',
      turn: 0.8,
      left: [[-32, 72], [-20, 96], 60],
      right: [[34, 74], [46, 54], -20, 'open'],
    }),
    { x: 208, y: 236, scale: 0.78, mirror: true },
  ),
  planted(40, 402, 0.96),
  planted(88, 410, 0.96),
  planted(196, 410, 0.96),
  planted(242, 402, 0.96),
  planted(142, 414, 0.96),
]
