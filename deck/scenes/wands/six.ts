import { horse } from '../../parts/animals/horse.ts'
import { bow, shape } from '../../pen/path.ts'
import { type Drawing, gilt, gold } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { rays } from '../../parts/nature/stars.ts'
import { armouredBody } from '../../parts/people/armour.ts'
import { laurel } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { hand, limb } from '../../parts/people/limbs.ts'
import { wand } from '../../parts/suits/wand.ts'

/** A rider with a laurel wreath among staves. */
export const sixOfWands = (): Drawing => [
  rays(110, 140, 46, 84, 40),
  hill(446, [10, 350], [140, 342], [270, 350]),
  wand(32, 400, 270, 1, 6),
  wand(58, 396, 246, 3, 5),
  wand(206, 396, 222, -2, 5),
  wand(252, 400, 270, -2, 6),
  wand(231, 398, 244, 1, 5),
  place(horse({ gait: 'walk', cloth: (whole) => stipple(whole, { gap: 6, toward: [0, 1] }) }), {
    x: 126,
    y: 420,
    scale: 1.26,
  }),
  place(
    [
      limb([-18, 38], [-16, 74], [16, 86], [8, 7, 5]),
      hand([16, 86], 0, 'fist'),
      armouredBody(),
      neck(),
      face({ turn: 0.8, awake: true }),
      curls(true),
      laurel(),
      wand(58, 96, 176, 6, 5),
      limb([18, 38], [44, 58], [58, 36], [8.5, 7, 5]),
      hand([57, 37], -40, 'fist'),
    ],
    { x: 110, y: 164, scale: 1.08 },
  ),
  place(
    [
      gilt(shape([-6, 0], [0, -6], [6, 0], [0, 6])),
      gold(bow([0, 6], [-4, 20], [2, 32]), bow([0, 6], [6, 18], [4, 30])),
    ],
    { x: 190, y: 84 },
  ),
]
