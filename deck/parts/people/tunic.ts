import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../../pen/pens.ts'
import { stipple } from '../../pen/shade.ts'

/** A belted tunic with a jagged hem (head at 0/0, hem at 130). */
export function tunic(): Drawing {
  const whole = shape(
    [-8, 24, 1],
    [-20, 30],
    [-22, 46],
    [-17, 78],
    [-30, 110],
    [-40, 128, 1],
    [-28, 126],
    [-22, 134, 1],
    [-10, 129],
    [0, 137, 1],
    [12, 129],
    [24, 134, 1],
    [28, 124],
    [38, 124, 1],
    [26, 104],
    [17, 78],
    [22, 46],
    [20, 30],
    [8, 24, 1],
    [0, 28],
  )
  return [
    paper(whole),
    stipple(whole, { gap: 4, toward: [-1, 0.4], reach: 0.6 }),
    fine(bow([-8, 90], [-14, 108], [-22, 128]), bow([2, 92], [2, 112], [0, 130]), bow([10, 90], [18, 106], [25, 126])),
    ink(bow([-17, 77], [0, 82], [17, 77]), bow([-18, 83], [0, 88], [18, 83])),
  ]
}
