import type { Drawing } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { neck } from '../people/face.ts'
import { limb, shoe } from '../people/limbs.ts'
import { tunic } from '../people/tunic.ts'

const SPOTS = [
  [-10, 48],
  [10, 56],
  [-4, 68],
  [-20, 112],
  [2, 106],
  [18, 118],
] as const

/** A standing youth with one foot ahead: legs and tunic, patterned with `spot`. */
export const youth = (spot: (x: number, y: number) => Drawing): Drawing => [
  limb([-10, 122], [-14, 156], [-12, 196], [10, 7.5, 5]),
  place(shoe(0, 0, -1), { x: -13, y: 200 }),
  limb([11, 122], [20, 156], [18, 194], [10, 8, 5]),
  shoe(18, 199, 1),
  tunic(),
  SPOTS.map(([x, y]) => spot(x, y)),
  neck(),
]
