import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { cloud } from '../nature/heaven.ts'
import { halo } from '../people/crowns.ts'
import { face } from '../people/face.ts'
import { curls } from '../people/hair.ts'
import { wings } from '../people/wings.ts'
import { lionHead } from './lion.ts'

const eagle = (): Drawing => [
  paper(shape([-14, 20, 1], [-16, 4], [-12, -12], [0, -19], [10, -15], [14, -6, 1], [12, 4], [15, 20, 1])),
  gilt(shape([10, -13, 1], [20, -12], [25, -5], [23, 3, 1], [19, -3], [12, -3, 1])),
  fine(bow([11, -8], [18, -8])),
  solid(oval(5, -9, 1.7)),
  ink(bow([-1, -13], [5, -13.4], [10, -10])),
  fine(
    bow([-11, 0], [-8, 4], [-5, 0]),
    bow([-5, 2], [-2, 6], [1, 2]),
    bow([1, 0], [4, 4], [7, 0]),
    bow([-11, 8], [-8, 12], [-5, 8]),
    bow([-5, 10], [-2, 14], [1, 10]),
    bow([1, 8], [4, 12], [8, 8]),
    bow([-10, -8], [-7, -5], [-4, -9]),
  ),
]

const bull = (): Drawing => [
  gilt(
    shape([-9, -10, 1], [-20, -14], [-25, -26, 1], [-15, -20], [-6, -15, 1]),
    shape([9, -10, 1], [20, -14], [25, -26, 1], [15, -20], [6, -15, 1]),
  ),
  paper(shape([-11, -6, 1], [-20, -7], [-23, -2, 1], [-12, 0]), shape([11, -6, 1], [20, -7], [23, -2, 1], [12, 0])),
  paper(shape([0, -15], [-10, -12], [-11, 0], [-7, 12], [-8, 19], [0, 23], [8, 19], [7, 12], [11, 0], [10, -12])),
  ink(bow([-8, -3], [-5.6, -1.6], [-3.4, -3]), bow([8, -3], [5.6, -1.6], [3.4, -3])),
  fine(bow([-5, 13], [0, 11.6], [5, 13]), bow([-4, -13], [-2, -8], [0, -12], [2, -8], [4, -13])),
  solid(oval(-3.2, 16.4, 1.2), oval(3.2, 16.4, 1.2)),
  gold(bow([-2.6, 19.4], [0, 25], [2.6, 19.4])),
]

const bank = (): Drawing => cloud(-34, 34, 68, 17, 4)
const KINDS = {
  angel: [wings(0, 16, 30, 10, 8), place([halo(20), face(), curls()], { scale: 0.9 }), bank()],
  eagle: [wings(0, 14, 30, 10, 10), eagle(), bank()],
  lion: [wings(0, 12, 30, 10, 12), lionHead(0, -3, 13), bank()],
  bull: [wings(0, 12, 30, 10, 12), place(bull(), { y: -6 }), bank()],
} as const

/** One of the four living creatures, emerging from a cloud. */
export const creature = (kind: keyof typeof KINDS, x: number, y: number, scale = 1, mirror = false): Drawing =>
  place(KINDS[kind], { x, y, scale, mirror })
