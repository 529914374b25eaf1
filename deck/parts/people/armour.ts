import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../../pen/pens.ts'
import { hatch } from '../../pen/shade.ts'
import { limb, shoe } from './limbs.ts'

/** The body of an armoured rider facing right, without head and arms: head at 0/0, stirrup at 164. */
export const armouredBody = (): Drawing => [
  limb([4, 92], [26, 120], [16, 160], [12, 9, 5]),
  ink(bow([16, 112], [26, 116], [35, 116]), bow([18, 124], [26, 126], [34, 124])),
  shoe(14, 164, 1),
  paper(
    shape(
      [-8, 20, 1],
      [-22, 28],
      [-25, 46],
      [-18, 76],
      [-20, 104, 1],
      [20, 104, 1],
      [18, 76],
      [25, 46],
      [22, 28],
      [8, 20, 1],
    ),
  ),
  hatch(shape([-22, 30], [-8, 24], [-4, 60], [-6, 100], [-18, 100], [-17, 76], [-24, 46]), 12, 3),
  ink(bow([-19, 70], [0, 76], [19, 70]), bow([-19, 79], [0, 85], [19, 79]), bow([-19, 88], [0, 94], [19, 88])),
  fine(bow([-14, 40], [0, 45], [14, 40]), bow([-15, 48], [0, 53], [15, 48]), bow([-14, 56], [0, 61], [14, 56])),
]
