import { horse } from '../../parts/animals/horse.ts'
import { fish } from '../../parts/animals/small-animals.ts'
import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { armouredBody } from '../../parts/people/armour.ts'
import { wing } from '../../parts/people/wings.ts'
import { cup } from '../../parts/suits/cup.ts'
import { sea } from '../../parts/nature/landscapes.ts'
import { head, mantle, nearArm, rein, scatteredCloth } from '../../parts/courts/rider.ts'

/** A knight on a walking horse holds out a cup. */
export const knightOfCups = (): Drawing => [
  sea(318, 392),
  place(horse({ gait: 'walk', cloth: scatteredCloth((x, y) => place(fish(), { x, y, scale: 0.3 })) }), {
    x: 120,
    y: 420,
    scale: 1.28,
  }),
  place(
    [
      mantle(),
      rein(),
      armouredBody(),
      head([
        place(wing(26, 30, 6), { x: 8, y: -14 }),
        place(place(wing(26, 30, 6), { mirror: true }), { x: -8, y: -14 }),
      ]),
      nearArm([44, 62], [66, 44], -20),
      cup(76, 26, 0.86),
    ],
    { x: 106, y: 170, scale: 1.06 },
  ),
]
