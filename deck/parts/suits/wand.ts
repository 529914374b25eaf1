import { bow, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { leaf } from '../nature/plants.ts'

/** A staff of `length` with living `buds`, its foot at x/y, pointing up, rotated by `turn`. */
export const wand = (x: number, y: number, length = 120, turn = 0, buds = 4): Drawing =>
  place(
    [
      Array.from({ length: buds }, (_, at) =>
        leaf(at % 2 ? 3 : -3, -length * (0.28 + (0.56 * (at + 0.5)) / buds), 9, at % 2 ? -38 : -142),
      ),
      paper(
        shape(
          [-3.2, 0, 1],
          [-4, -length * 0.3],
          [-3.2, -length * 0.55],
          [-4.4, -length * 0.8],
          [-5.6, -length + 4],
          [0, -length],
          [5.6, -length + 4],
          [4.4, -length * 0.8],
          [3.2, -length * 0.55],
          [4, -length * 0.3],
          [3.2, 0, 1],
        ),
      ),
      fine(
        bow([1.4, -6], [1.8, -length * 0.4], [1, -length * 0.62]),
        bow([-1.6, -length * 0.4], [-1.2, -length * 0.7], [-2, -length + 10]),
        bow([2.4, -length * 0.7], [2.8, -length + 8]),
      ),
      gilt(shape([0, -length - 2, 1], [-3.6, -length - 7], [0, -length - 14, 1], [3.6, -length - 7])),
    ],
    { x, y, turn },
  )
