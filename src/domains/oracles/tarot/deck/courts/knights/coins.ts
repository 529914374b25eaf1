import { horse } from '../../beasts/horse.ts'
import { oval } from '../../hand/path.ts'
import { type Drawing, light } from '../../hand/pens.ts'
import { place } from '../../hand/place.ts'
import { leaf } from '../../nature/plants.ts'
import { armouredBody } from '../../people/armoured.ts'
import { pentacle } from '../../suits/coin.ts'
import { land } from '../lands.ts'
import { head, nearArm, rein, scatteredCloth } from './rider.ts'

/** His horse stands; so does his word. */
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
