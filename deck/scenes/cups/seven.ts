import { snake } from '../../parts/animals/snake.ts'
import { tower } from '../../parts/masonry.ts'
import { box, oval, shape } from '../../pen/path.ts'
import { type Drawing, gilt, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { cloud, crescent } from '../../parts/nature/heaven.ts'
import { greatStar, rays } from '../../parts/nature/stars.ts'
import { crown, halo, laurel } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { curls, veil } from '../../parts/people/hair.ts'
import { fromBehind } from '../../parts/people/person.ts'
import { cup } from '../../parts/suits/cup.ts'

/** A man from behind before seven cups in the clouds, each with another vision. */
export const sevenOfCups = (): Drawing => [
  stipple(box(17, 45, 246, 240), { gap: 7 }),
  cloud(22, 176, 236, 50, 6),
  cloud(30, 270, 220, 50, 6),
  place(tower(0, 0, 20, 46, { windows: 1, merlons: 3 }), { x: 60, y: 118 }),
  cup(60, 138, 0.95),
  place([halo(17), face(), curls()], { x: 140, y: 86, scale: 0.9 }),
  cup(140, 130, 1.05),
  place(
    snake(
      [
        [-14, 6],
        [-10, -10],
        [6, -12],
        [8, -26],
        [-6, -32],
        [-4, -44],
        [8, -46],
      ],
      4,
    ),
    { x: 220, y: 122 },
  ),
  cup(220, 138, 0.95),
  place(laurel(), { x: 40, y: 212, scale: 0.9 }),
  greatStar(40, 200, 8, 8),
  cup(40, 234, 0.9),
  [
    [-6, 0],
    [0, -7],
    [6, 0],
    [0, 3],
  ].map(([dx, dy]) => gilt(oval(104 + dx!, 208 + dy!, 4.6))),
  place(crown(), { x: 104, y: 208, scale: 0.5 }),
  cup(104, 240, 0.9),
  place([veil(30, 14), rays(0, 0, 24, 34, 18, 180, 360)], { x: 174, y: 194, scale: 0.8 }),
  cup(174, 240, 0.9),
  crescent(240, 202, 12, 20),
  cup(240, 234, 0.9),
  paper(shape([10, 410, 1], [140, 400], [270, 410, 1], [270, 446, 1], [10, 446, 1])),
  place([fromBehind({ length: 130, spread: 38 })], { x: 140, y: 306, scale: 0.92 }),
  stipple(oval(140, 428, 60, 6), { gap: 3.8 }),
]
