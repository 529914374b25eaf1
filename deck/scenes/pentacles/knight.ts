import { horse } from '../../parts/animals/horse.ts'
import { oval } from '../../pen/path.ts'
import { type Drawing, light } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { leaf } from '../../parts/nature/plants.ts'
import { armouredBody } from '../../parts/people/armour.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'
import { land } from '../../parts/nature/landscapes.ts'
import { head, nearArm, rein, scatteredCloth } from '../../parts/courts/rider.ts'

/** A knight on a standing horse holds a pentacle. */
export const knightOfPentacles = (): Drawing => [
  land(326),
  place(horse({ gait: 'stand', dark: true, cloth: scatteredCloth((x, y) => light(oval(x, y, 2))) }), {
    x: 122,
    y: 420,
    scale: 1.28,
  }),
  place(
    [
      rein(),
      armouredBody(),
      head([leaf(-2, -20, 20, -100), leaf(0, -20, 18, -70), leaf(-3, -20, 18, -132)], 0.6),
      nearArm([40, 70], [54, 56], -40),
      pentacle(72, 42, 20),
    ],
    { x: 106, y: 168, scale: 1.06 },
  ),
]
