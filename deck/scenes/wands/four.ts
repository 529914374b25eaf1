import { castle } from '../../parts/nature/landscapes.ts'
import type { Drawing } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { flower, grass, rose, stem } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { laurel } from '../../parts/people/crowns.ts'
import { person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { wand } from '../../parts/suits/wand.ts'

/** Two people celebrate below a garland on four staves, before a castle. */
export const fourOfWands = (): Drawing => [
  rays(140, 200, 24, 86, 40, 190, 350),
  castle(196, 316),
  castle(236, 318),
  hill(446, [10, 322], [140, 312], [270, 322]),
  wand(34, 420, 310, 0, 7),
  wand(246, 420, 310, 0, 7),
  wand(84, 396, 272, 0, 6),
  wand(196, 396, 272, 0, 6),
  mirrored(
    stem(
      [
        [34, 124],
        [56, 152],
        [84, 144],
        [112, 172],
        [140, 178],
      ],
      9,
      13,
    ),
  ),
  mirrored(
    [
      [46, 142],
      [70, 154],
      [100, 160],
      [124, 176],
    ].map(([x, y]) => rose(x!, y!, 8)),
  ),
  rose(140, 180, 10),
  place(
    person({
      body: robe({ hem: 40, length: 190, trim: true }),
      hair: 'long',
      dark: true,
      turn: 0.6,
      crest: laurel(),
      left: [[-40, 30], [-44, -10], -84],
      right: [[34, 70], [40, 96], 70],
      held: [flower(-44, -10, 22), flower(-50, -12, 16, -6), flower(-38, -12, 16, 6)],
    }),
    { x: 116, y: 252, scale: 0.78 },
  ),
  place(
    person({
      body: robe({ hem: 40, length: 190 }),
      hair: 'short',
      turn: 0.6,
      crest: laurel(),
      left: [[-40, 30], [-44, -10], -84],
      right: [[34, 70], [40, 96], 70],
      held: [flower(-44, -10, 22), flower(-50, -12, 16, -6), flower(-38, -12, 16, 6)],
    }),
    { x: 164, y: 252, scale: 0.78, mirror: true },
  ),
  [
    [40, 432],
    [70, 426],
    [210, 426],
    [240, 432],
  ].map(([x, y]) => flower(x!, y!, 14)),
  grass(96, 190, 430, 18),
]
