import { bow, box, line, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { peaks } from '../../parts/nature/heaven.ts'
import { cliff } from '../../parts/nature/rocks.ts'
import { greatStar, rays, scatter } from '../../parts/nature/stars.ts'
import { face } from '../../parts/people/face.ts'
import { beard } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { robe } from '../../parts/people/robes.ts'

const lantern = (x: number, y: number): Drawing => [
  rays(x, y, 26, 58, 36),
  ink(bow([x - 5, y - 21], [x, y - 29], [x + 5, y - 21])),
  gilt(polygon([x - 11, y - 13], [x + 11, y - 13], [x + 14, y + 14], [x - 14, y + 14])),
  paper(polygon([x - 13, y - 13], [x, y - 24], [x + 13, y - 13]), box(x - 16, y + 14, 32, 5)),
  greatStar(x, y + 1, 11, 6, 0.56),
]

const cowl = (): Drawing => [
  paper(
    shape(
      [4, -26, 1],
      [-14, -18],
      [-18, 2],
      [-26, 26],
      [-30, 52, 1],
      [-10, 58],
      [12, 56],
      [26, 48, 1],
      [20, 24],
      [14, 4],
      [12, -12],
    ),
  ),
  stipple(shape([4, -26, 1], [-14, -18], [-18, 2], [-26, 26], [-30, 52], [-12, 54], [-9, 20], [-12, -4]), { gap: 3.4 }),
  paper(oval(1, 0, 12.5, 16)),
  hatch(shape([-10, -10], [2, -16], [12, -8], [8, -7], [0, -9], [-8, -4]), 0, 2.2),
  place([face({ turn: 0.6, old: true }), beard(32, false, 0.6)], { scale: 0.86, x: 2, y: 2 }),
  ink(bow([6, -25], [15, -14], [15.6, 4], [21, 26], [26, 48])),
]

const elder = (): Drawing => [
  robe({ hem: 50, waist: 25, length: 204, belt: false, dark: -1 }),
  ink(bow([-24, 96], [0, 103], [26, 96])),
  gold(bow([3, 102], [6, 124], [3, 146]), oval(3, 150, 3)),
  sleeve([22, 44], [44, 56], [58, 38], 11, 12),
  hand([58, 38], -42, 'fist'),
  gold(line([-46, -40], [-46, 206])),
  ink(bow([-46, -40], [-52, -50], [-44, -57], [-38, -50], [-43, -46])),
  sleeve([-22, 44], [-38, 78], [-46, 74], 11, 12),
  hand([-46, 74], 196, 'fist'),
  cowl(),
]

/** An old man with a lantern alone on a peak at night. */
export const hermit = (): Drawing => [
  stipple(box(17, 45, 246, 300), { gap: 6, toward: [-0.5, -0.75], reach: 0.95 }),
  scatter(26, 56, 230, 150, 16, ([x, y]) => Math.hypot(x - 208, y - 222) < 68 || Math.hypot(x - 130, y - 150) < 40),
  peaks(440, [54, 316, 56], [236, 300, 70], [196, 344, 60]),
  cliff(440, [14, 420], [60, 398], [96, 384], [150, 382], [186, 396], [222, 420], [240, 440]),
  fine(bow([60, 402], [76, 396], [98, 398]), bow([150, 398], [172, 404], [188, 416])),
  place(lantern(0, 0), { x: 209, y: 222 }),
  place(elder(), { x: 134, y: 154, scale: 1.15 }),
]
