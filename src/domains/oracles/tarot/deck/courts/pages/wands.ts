import { lizard } from '../../beasts/small.ts'
import type { Drawing } from '../../hand/pens.ts'
import { place } from '../../hand/place.ts'
import { flame } from '../../nature/rocks.ts'
import { cap, plume } from '../../people/crowns.ts'
import { face } from '../../people/face.ts'
import { curls } from '../../people/hair.ts'
import { hand, sleeve } from '../../people/limbs.ts'
import { wand } from '../../suits/wand.ts'
import { desert } from '../lands.ts'
import { youth } from './youth.ts'

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
