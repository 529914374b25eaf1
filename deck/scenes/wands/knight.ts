import { horse } from '../../parts/animals/horse.ts'
import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { flame } from '../../parts/nature/rocks.ts'
import { armouredBody } from '../../parts/people/armour.ts'
import { wand } from '../../parts/suits/wand.ts'
import { desert } from '../../parts/nature/landscapes.ts'
import { head, mantle, nearArm, rein, scatteredCloth } from '../../parts/courts/rider.ts'

/** A knight on a rearing horse in the desert. */
export const knightOfWands = (): Drawing => [
  desert(360, 56),
  place(horse({ gait: 'rear', cloth: scatteredCloth((x, y) => flame(x, y + 6, 13)) }), { x: 128, y: 424, scale: 1.16 }),
  place(
    [
      mantle(),
      rein(),
      armouredBody(),
      head([[-34, -18, -4].map((x, at) => flame(x * 0.4, -18 + at * 2, 26 - at * 2))]),
      wand(50, 40, 112, 12, 4),
      nearArm([46, 40], [48, 10], -70),
    ],
    { x: 92, y: 156, scale: 1.04, turn: -10 },
  ),
]
