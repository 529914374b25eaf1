import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { stipple } from '../../pen/shade.ts'
import { shoe } from './limbs.ts'

/** The robe of somebody kneeling toward the right (head at 0/0, ground at 142). */
export function kneelingRobe(dark: -1 | 1 = -1): Drawing {
  const skirt = shape(
    [-15, 76, 1],
    [-24, 96],
    [-40, 116],
    [-62, 134],
    [-66, 142, 1],
    [50, 142, 1],
    [53, 128],
    [44, 106],
    [26, 92],
    [15, 78, 1],
  )
  const bodice = shape(
    [-7, 23, 1],
    [-21, 29],
    [-23, 42],
    [-18, 62],
    [-16, 82, 1],
    [0, 88],
    [16, 82, 1],
    [18, 62],
    [23, 42],
    [21, 29],
    [7, 23, 1],
    [0, 28],
  )
  return [
    shoe(-66, 139),
    paper(skirt),
    stipple(skirt, { gap: 4.2, toward: [dark, 0.5], reach: 0.6 }),
    fine(
      bow([-10, 90], [-26, 116], [-50, 138]),
      bow([0, 94], [-4, 118], [-18, 140]),
      bow([10, 92], [24, 108], [28, 140]),
      bow([14, 88], [36, 104], [46, 134]),
    ),
    paper(bodice),
    stipple(bodice, { gap: 4.2, toward: [dark, 0.2], reach: 0.5 }),
    fine(bow([-16, 78], [0, 84], [16, 78])),
  ]
}
