import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { leaf, pomegranate } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { laurel } from '../../parts/people/crowns.ts'
import { person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { cup } from '../../parts/suits/cup.ts'

/** Three friends raise their cups at a harvest. */
export const threeOfCups = (): Drawing => [
  rays(140, 96, 20, 44, 32),
  hill(446, [10, 400], [140, 392], [270, 400]),
  place(
    person({
      body: robe({ hem: 40, length: 190 }),
      dark: true,
      hair: 'long',
      turn: 0.7,
      crest: laurel(),
      left: [[-38, 64], [-44, 96], 90],
      right: [[36, 22], [46, -20], -80],
      held: cup(50, -46, 0.78),
    }),
    { x: 64, y: 186, scale: 1.04 },
  ),
  place(
    person({
      body: robe({ hem: 40, length: 190 }),
      hair: 'long',
      turn: 0.7,
      crest: laurel(),
      left: [[-38, 64], [-44, 96], 90],
      right: [[36, 22], [46, -20], -80],
      held: cup(50, -46, 0.78),
    }),
    { x: 216, y: 186, scale: 1.04, mirror: true },
  ),
  place(
    person({
      body: robe({ hem: 42, length: 200, trim: true }),
      crest: laurel(),
      left: [[-40, 70], [-52, 92], 120],
      right: [[28, 14], [4, -34], -100],
      held: cup(4, -60, 0.84),
    }),
    { x: 140, y: 194, scale: 1.06 },
  ),
  pomegranate(46, 418, 10),
  pomegranate(68, 424, 9),
  pomegranate(226, 418, 11),
  leaf(80, 426, 14, -30),
  leaf(212, 426, 14, 210),
  pomegranate(140, 426, 8),
]
