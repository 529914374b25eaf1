import { bow, line, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { horse } from '../../parts/animals/horse.ts'
import { wall } from '../../parts/masonry.ts'
import { sun } from '../../parts/nature/heaven.ts'
import { leaf, stem, sunflower } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { bareArm, hand, limb } from '../../parts/people/limbs.ts'

const child = (): Drawing => [
  paper(
    shape(
      [-7, 18, 1],
      [-17, 26],
      [-19, 42],
      [-17, 62],
      [-24, 86, 1],
      [24, 86, 1],
      [17, 62],
      [19, 42],
      [17, 26],
      [7, 18, 1],
    ),
  ),
  stipple(shape([-17, 60], [-24, 86], [24, 86], [17, 60]), { gap: 3.6, toward: [0, 1] }),
  fine(bow([-17, 60], [0, 64], [17, 60]), bow([-6, 66], [-8, 84]), bow([6, 66], [9, 84])),
  limb([8, 78], [28, 96], [20, 124], [10, 8, 5]),
  paper(shape([15, 122], [25, 122], [34, 128], [32, 132, 1], [16, 132, 1])),
  bareArm([-16, 32], [-38, 34], [-54, 10], 5.2),
  hand([-54, 10], -118, 'open'),
  neck(),
  place(
    [
      face({ awake: true }),
      curls(),
      place([sunflower(0, 0, 6)], { x: -9, y: -16 }),
      place([sunflower(0, 0, 6)], { x: 8, y: -17 }),
    ],
    { scale: 1.08 },
  ),
]

const pennant = (): Drawing => [
  ink(line([0, 40], [0, -96])),
  gilt(
    shape([0, -94, 1], [24, -100], [50, -88], [76, -94, 1], [66, -76], [78, -54, 1], [52, -52], [26, -62], [0, -54, 1]),
  ),
  gold(bow([8, -84], [30, -88], [52, -78], [66, -82]), bow([8, -64], [28, -70], [52, -62], [68, -64])),
]

/** A child with a pennant rides out of a walled garden under the sun. */
export const theSun = (): Drawing => [
  rays(140, 124, 84, 124, 48),
  sun(140, 124, 40, { count: 16 }),
  [
    [40, 262],
    [82, 252],
    [206, 256],
    [244, 264],
  ].map(([x, y]) => [
    stem(
      [
        [x!, 320],
        [x! + 2, 296],
        [x!, y!],
      ],
      2,
      14,
    ),
    sunflower(x!, y!, 17),
  ]),
  wall(17, 300, 246, 76, 15, 34),
  paper(shape([17, 376, 1], [100, 370], [180, 376], [263, 370, 1], [263, 440, 1], [17, 440, 1])),
  stipple(shape([40, 412], [140, 402], [240, 412], [220, 426], [60, 426]), { gap: 4 }),
  place(horse({ gait: 'trot' }), { x: 134, y: 420, scale: 1.2 }),
  place(pennant(), { x: 168, y: 262, turn: 10 }),
  place(child(), { x: 128, y: 218, scale: 0.96 }),
  place([bareArm([16, 32], [34, 46], [44, 40], 5.2), hand([44, 40], -30, 'fist')], { x: 128, y: 218, scale: 0.96 }),
  leaf(30, 430, 12, -60),
  leaf(34, 430, 12, -110),
  leaf(244, 428, 12, -70),
  leaf(246, 430, 12, -120),
]
