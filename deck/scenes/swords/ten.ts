import { bow, box, line, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { peaks, waves } from '../../parts/nature/heaven.ts'
import { rays, scatter } from '../../parts/nature/stars.ts'
import { lying } from '../../parts/people/person.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A man lies under ten swords; the sun rises behind the hills. */
export const tenOfSwords = (): Drawing => [
  stipple(box(17, 45, 246, 200), { gap: 4.6, toward: [0, -1] }),
  rays(140, 306, 20, 90, 48, 185, 355),
  gold(bow([100, 306], [114, 276], [140, 264], [166, 276], [180, 306])),
  peaks(312, [50, 272, 50], [214, 266, 56]),
  ink(line([17, 312], [263, 312])),
  waves(24, 320, 262, 350, 8),
  paper(shape([10, 360, 1], [140, 354], [270, 360, 1], [270, 446, 1], [10, 446, 1])),
  stipple(box(17, 396, 246, 38), { gap: 5 }),
  place(lying(), { x: 146, y: 410, scale: 1.24 }),
  Array.from({ length: 10 }, (_, at) =>
    sword(42 + at * 18.4, 226 + Math.abs(at - 4.5) * 5, 176 - Math.abs(at - 4.5) * 4, 180),
  ),
  scatter(30, 56, 220, 80, 10),
  fine(bow([40, 428], [120, 424], [220, 428])),
]
