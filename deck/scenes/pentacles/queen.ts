import { hare } from '../../parts/animals/small-animals.ts'
import { throne } from '../../parts/masonry.ts'
import type { Drawing } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { flower, rose, stem } from '../../parts/nature/plants.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'
import { land } from '../../parts/nature/landscapes.ts'
import { seatedQueen } from '../../parts/courts/seated-queen.ts'

/** A queen in a garden with a pentacle in her lap and a hare. */
export const queenOfPentacles = (): Drawing => [
  land(300),
  mirrored([
    stem(
      [
        [22, 436],
        [30, 340],
        [24, 240],
        [34, 140],
        [70, 70],
        [118, 54],
      ],
      10,
      13,
    ),
    [
      [26, 300],
      [30, 200],
      [44, 110],
      [92, 62],
    ].map(([x, y]) => rose(x!, y!, 9)),
  ]),
  rose(140, 58, 11),
  place(
    seatedQueen({
      turn: -0.5,
      tilt: -10,
      tall: true,
      dark: true,
      behind: throne(0, 0, { width: 92, top: -30, foot: 182 }),
      arms: [
        pentacle(0, 86, 23),
        sleeve([-22, 38], [-42, 72], [-22, 98], 10, 10),
        hand([-22, 98], 6, 'cupped'),
        sleeve([22, 38], [42, 72], [22, 98], 10, 10),
        hand([22, 98], 174, 'cupped', true),
      ],
    }),
    { x: 140, y: 182, scale: 1.12 },
  ),
  place(hare(), { x: 224, y: 432, scale: 0.86, mirror: true }),
  flower(60, 436, 14),
]
