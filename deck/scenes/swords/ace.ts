import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { peaks, yod } from '../../parts/nature/heaven.ts'
import { stem } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { crown } from '../../parts/people/crowns.ts'
import { sword } from '../../parts/suits/sword.ts'
import { handFromCloud } from '../../parts/hand-from-cloud.ts'

/** A hand from a cloud holds a crowned sword. */
export const aceOfSwords = (): Drawing => [
  rays(148, 110, 50, 84, 40),
  peaks(440, [50, 370, 56], [130, 352, 60], [220, 364, 64]),
  stem(
    [
      [148, 108],
      [112, 112],
      [88, 138],
      [82, 172],
    ],
    6,
    14,
  ),
  stem(
    [
      [148, 108],
      [184, 112],
      [208, 138],
      [214, 172],
    ],
    6,
    14,
    true,
  ),
  sword(148, 330, 262),
  place(crown(), { x: 148, y: 124, scale: 2.2 }),
  handFromCloud(142, 306, 'fist', 2.6),
  [
    [96, 208],
    [200, 204],
    [92, 244],
    [208, 242],
    [110, 226],
    [188, 226],
  ].map(([x, y]) => yod(x!, y!)),
]
