import { fish } from '../../parts/animals/small-animals.ts'
import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { cup } from '../../parts/suits/cup.ts'
import { sea } from '../../parts/nature/landscapes.ts'
import { seatedQueen } from '../../parts/courts/seated-queen.ts'

const shell = (): Drawing => [
  paper(
    shape(
      [-54, 176, 1],
      [-62, 80],
      [-58, 0],
      [-44, -30],
      [-30, -22],
      [-16, -48],
      [0, -36],
      [16, -48],
      [30, -22],
      [44, -30],
      [58, 0],
      [62, 80],
      [54, 176, 1],
    ),
  ),
  fine(
    ...[-52, -34, -16, 16, 34, 52].map((x) => bow([x * 0.9, -14], [x, 60], [x * 0.92, 170])),
    bow([0, -34], [0, 60]),
  ),
]

/** A queen by the sea looks at a closed cup. */
export const queenOfCups = (): Drawing => [
  sea(286, 398),
  place(
    seatedQueen({
      turn: 0.9,
      tilt: 10,
      behind: shell(),
      arms: [
        sleeve([22, 38], [46, 72], [58, 78], 9, 9),
        sleeve([-22, 38], [-20, 88], [20, 96], 9, 10),
        cup(40, 64, 1.1),
        gilt(shape([25, 40, 1], [27, 29], [40, 22], [53, 29], [55, 40, 1])),
        light(oval(40, 18, 3)),
        hand([58, 77], 200, 'fist', true),
        hand([20, 95], -14, 'cupped'),
      ],
    }),
    { x: 132, y: 180, scale: 1.16 },
  ),
  place(fish(), { x: 44, y: 346, scale: 0.8, turn: -20 }),
  place(fish(), { x: 238, y: 366, scale: 0.7, mirror: true }),
  fine(oval(60, 424, 8, 4), oval(206, 428, 10, 4), oval(226, 420, 6, 3)),
]
