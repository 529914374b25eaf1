import { sky } from '../../parts/nature/landscapes.ts'
import { arc, bow, shape } from '../../pen/path.ts'
import { type Drawing, gold, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { crescent, peaks, waves } from '../../parts/nature/heaven.ts'
import { cliff } from '../../parts/nature/rocks.ts'
import { rays, scatter } from '../../parts/nature/stars.ts'
import { fromBehind } from '../../parts/people/person.ts'
import { cup } from '../../parts/suits/cup.ts'

/** A man walks away from eight cups, under a crescent moon. */
export const eightOfCups = (): Drawing => [
  sky(260, 6),
  crescent(204, 104, 30, -30),
  gold(arc(204, 104, 30, 0, 360)),
  rays(204, 104, 36, 50, 28),
  scatter(26, 56, 140, 110, 8),
  peaks(316, [52, 220, 56], [112, 258, 44], [228, 236, 60]),
  paper(shape([10, 312, 1], [270, 312, 1], [270, 446, 1], [10, 446, 1])),
  waves(24, 320, 262, 346, 8),
  cliff(446, [10, 358], [60, 348], [120, 356], [190, 346], [270, 358]),
  place([ink(bow([46, -4], [40, 150])), fromBehind({ length: 140, spread: 38 })], {
    x: 196,
    y: 228,
    scale: 0.82,
    turn: 3,
  }),
  [
    [36, 402],
    [76, 404],
    [116, 402],
    [156, 404],
    [196, 402],
  ].map(([x, y]) => cup(x!, y!, 0.92)),
  [
    [56, 358],
    [136, 358],
    [176, 358],
  ].map(([x, y]) => cup(x!, y!, 0.92)),
]
