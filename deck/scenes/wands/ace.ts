import { castle } from '../../parts/nature/landscapes.ts'
import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill, peaks } from '../../parts/nature/heaven.ts'
import { leaf } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { wand } from '../../parts/suits/wand.ts'
import { handFromCloud } from '../../parts/hand-from-cloud.ts'

/** A hand from a cloud holds a sprouting staff. */
export const aceOfWands = (): Drawing => [
  rays(150, 130, 60, 96, 40),
  peaks(372, [226, 320, 40], [186, 336, 34]),
  castle(66, 360),
  hill(446, [10, 366], [120, 354], [270, 370]),
  paper(
    shape(
      [150, 358, 1],
      [132, 376],
      [160, 396],
      [138, 420],
      [150, 446, 1],
      [196, 446, 1],
      [178, 420],
      [196, 396],
      [160, 376],
      [158, 358, 1],
    ),
  ),
  fine(bow([148, 400], [170, 396]), bow([150, 424], [176, 422])),
  place(wand(0, 0, 130, 0, 0), { x: 150, y: 330, scale: 1.9 }),
  [
    [136, 128, -150],
    [164, 140, -30],
    [137, 172, -160],
    [163, 188, -20],
    [138, 216, -150],
  ].map(([x, y, turn]) => leaf(x!, y!, 26, turn!)),
  handFromCloud(144, 276, 'fist', 2.6),
  [
    [100, 160, 100],
    [196, 180, 70],
    [110, 210, 120],
    [204, 232, 60],
    [92, 232, 80],
  ].map(([x, y, turn]) => leaf(x!, y!, 9, turn!)),
]
