import { bow, box, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { grass, leaf } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { limb, shoe } from '../../parts/people/limbs.ts'
import { halo } from '../../parts/people/crowns.ts'

const trunk = (x: number): Drawing => [
  paper(
    shape(
      [x - 11, 440, 1],
      [x - 9, 300],
      [x - 12, 180],
      [x - 9, 70, 1],
      [x + 9, 70, 1],
      [x + 11, 180],
      [x + 8, 300],
      [x + 12, 440, 1],
    ),
  ),
  fine(bow([x - 3, 430], [x - 4, 300], [x - 2, 90]), bow([x + 4, 430], [x + 5, 320], [x + 3, 200])),
  hatch(shape([x + 4, 80], [x + 8, 80], [x + 10, 430], [x + 5, 430]), 0, 5),
]

/** The man upright; the scene turns him upside down. */
const man = (): Drawing => {
  const coat = shape(
    [-8, 24, 1],
    [-22, 30],
    [-25, 46],
    [-19, 80],
    [-26, 112, 1],
    [-13, 108],
    [0, 114],
    [13, 108],
    [26, 112, 1],
    [19, 80],
    [25, 46],
    [22, 30],
    [8, 24, 1],
    [0, 28],
  )
  return [
    limb([10, 108], [42, 138], [2, 158], [10, 9, 5.6]),
    place(shoe(0, 0, -1), { x: 0, y: 160, turn: -14 }),
    limb([-9, 108], [-9, 156], [-9, 196], [10, 8, 5]),
    paper(shape([-15, 194], [-14, 208], [-8, 222], [-2, 208], [-3, 194])),
    limb([-22, 38], [-44, 66], [-14, 88], [8, 8, 6]),
    limb([22, 38], [44, 66], [14, 88], [8, 8, 6]),
    paper(coat),
    stipple(coat, { gap: 4, toward: [-1, 0], reach: 0.65 }),
    ink(bow([-20, 78], [0, 83], [20, 78]), bow([-20, 84], [0, 89], [20, 84]), bow([0, 30], [0, 76])),
    gold(...[38, 48, 58, 68].map((y) => bow([-5, y], [0, y + 2], [5, y]))),
    neck(),
    halo(25),
    curls(true),
    face(),
    curls(true),
  ]
}

/** A man hangs calmly by one foot, with a halo. */
export const hangedMan = (): Drawing => [
  stipple(box(54, 120, 172, 300), { gap: 7, toward: [0, 1] }),
  rays(140, 340, 36, 66, 40),
  hill(440, [10, 420], [80, 412], [200, 416], [270, 410]),
  trunk(42),
  trunk(238),
  paper(
    shape(
      [14, 96, 1],
      [60, 88],
      [140, 92],
      [220, 87],
      [266, 94, 1],
      [266, 72, 1],
      [200, 66],
      [140, 70],
      [70, 66],
      [14, 72, 1],
    ),
  ),
  fine(bow([20, 80], [90, 76], [180, 80], [260, 78]), bow([40, 87], [110, 84], [150, 86])),
  [
    [30, 66, -70],
    [52, 62, -40],
    [84, 64, -120],
    [112, 66, -60],
    [172, 66, -100],
    [204, 64, -50],
    [232, 64, -120],
    [254, 68, -60],
    [24, 130, 160],
    [22, 220, 150],
    [256, 140, 10],
    [258, 250, -10],
  ].map(([x, y, turn]) => leaf(x!, y!, 17, turn!)),
  gold(bow([149, 70], [156, 84], [150, 104], [148, 110])),
  paper(box(138, 68, 22, 26, 3)),
  ink(bow([138, 76], [149, 78], [160, 76]), bow([138, 84], [149, 86], [160, 84])),
  place(man(), { x: 140, y: 340, scale: 1.06, turn: 180 }),
  grass(24, 256, 428, 20),
]
