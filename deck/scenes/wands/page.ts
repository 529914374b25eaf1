import { lizard } from '../../parts/animals/small-animals.ts'
import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { flame } from '../../parts/nature/rocks.ts'
import { cap, plume } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { wand } from '../../parts/suits/wand.ts'
import { desert } from '../../parts/nature/landscapes.ts'
import { youth } from '../../parts/courts/youth.ts'

export const pageOfWands = (): Drawing => [
  desert(344, 60),
  place(
    [
      youth((x, y) => flame(x, y + 5, 10)),
      wand(48, 204, 232, 0, 6),
      sleeve([20, 38], [28, 70], [42, 50], 8, 9),
      hand([41, 51], -20, 'fist'),
      sleeve([-20, 38], [-18, 74], [36, 84], 8, 9),
      hand([36, 84], 0, 'fist'),
      place([face({ turn: 0.8, awake: true }), curls(true), place([cap(), plume()], { mirror: true })], { turn: -6 }),
    ],
    { x: 116, y: 164, scale: 1.18 },
  ),
  place(lizard(), { x: 222, y: 420, scale: 0.9 }),
]
