import { shape } from '../../pen/path.ts'
import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { cloud, hill } from '../../parts/nature/heaven.ts'
import { grass } from '../../parts/nature/plants.ts'
import { hand } from '../../parts/people/limbs.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { wand } from '../../parts/suits/wand.ts'

const fighter = (dark: boolean, left: readonly [number, number], right: readonly [number, number]): Drawing =>
  person({
    body: inTunic(true),
    dark,
    turn: 0.8,
    awake: true,
    left: [[-40, 40], left, -60],
    right: [[42, 44], right, -60],
  })

/** Young men swing five staves at each other. */
export const fiveOfWands = (): Drawing => [
  cloud(20, 96, 80, 22, 4),
  cloud(176, 84, 80, 22, 4),
  hill(446, [10, 376], [140, 366], [270, 376]),
  wand(14, 244, 240, 46, 5),
  wand(266, 244, 204, -46, 5),
  wand(150, 214, 148, 8, 5),
  place(fighter(false, [-34, 22], [24, 10]), { x: 140, y: 146, scale: 0.82 }),
  place(fighter(true, [-38, 6], [48, 10]), { x: 68, y: 224, scale: 0.94 }),
  place(fighter(false, [-38, 6], [48, 10]), { x: 212, y: 224, scale: 0.94, mirror: true }),
  wand(76, 306, 170, 30, 5),
  wand(204, 306, 170, -30, 5),
  hand([114, 240], -50, 'fist'),
  hand([166, 240], 230, 'fist', true),
  grass(24, 256, 428, 18),
  stipple(shape([40, 404], [140, 398], [240, 404], [220, 414], [60, 414]), { gap: 4 }),
]
