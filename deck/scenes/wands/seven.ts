import { sky } from '../../parts/nature/landscapes.ts'
import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { cliff } from '../../parts/nature/rocks.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { wand } from '../../parts/suits/wand.ts'

/** A man on a height defends himself against six staves from below. */
export const sevenOfWands = (): Drawing => [
  sky(240, 6.6),
  cliff(446, [60, 446], [84, 384], [110, 360], [176, 356], [204, 388], [226, 446]),
  [
    [30, 5, 118],
    [55, 2, 84],
    [80, 7, 58],
    [208, -7, 62],
    [232, -2, 92],
    [252, -5, 126],
  ].map(([x, turn, long]) => wand(x!, 452, long, turn, 4)),
  place(
    [
      person({
        body: inTunic(true),
        turn: -0.7,
        awake: true,
        tilt: 8,
        left: [[-44, 54], [-40, 88], 110],
        right: [[46, 40], [40, 10], -130],
        held: [wand(-66, 114, 190, 45.7, 5)],
      }),
    ],
    { x: 146, y: 164, scale: 1.0 },
  ),
]
