import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { grass, tree } from '../../parts/nature/plants.ts'
import { person } from '../../parts/people/person.ts'
import { seatedRobe } from '../../parts/people/robes.ts'
import { cup } from '../../parts/suits/cup.ts'
import { handFromCloud } from '../../parts/hand-from-cloud.ts'

/** A seated man with three cups ignores a fourth, offered from a cloud. */
export const fourOfCups = (): Drawing => [
  tree(196, 396, 330, 84, 3),
  hill(446, [10, 380], [100, 372], [190, 378], [270, 370]),
  place(
    person({
      body: seatedRobe({ hem: 50, length: 150, knees: 38 }),
      turn: 0.3,
      tilt: 8,
      dark: true,
      left: [[-38, 72], [8, 76], 10],
      right: [[38, 76], [-8, 84], 180],
    }),
    { x: 190, y: 244, scale: 0.98 },
  ),
  handFromCloud(96, 214, 'cupped', 1.5),
  cup(98, 180, 1),
  cup(44, 390, 0.96),
  cup(86, 398, 0.96),
  cup(128, 392, 0.96),
  grass(150, 256, 426, 18),
]
