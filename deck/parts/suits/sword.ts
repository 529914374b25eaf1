import { box, line, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, light, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'

/** A sword of `length` with the end of its pommel at x/y, pointing up, rotated by `turn`. */
export const sword = (x: number, y: number, length = 120, turn = 0): Drawing => {
  const blade = -length
  return place(
    [
      paper(polygon([-3.8, -24], [-3.2, blade + 12], [0, blade], [3.2, blade + 12], [3.8, -24])),
      solid(polygon([0, -24], [0, blade + 3], [3, blade + 12.4], [3.6, -24])),
      fine(line([0, -24], [0, blade + 4])),
      paper(box(-2.6, -24, 5.2, 18)),
      fine(line([-2.6, -19], [2.6, -21]), line([-2.6, -15], [2.6, -17]), line([-2.6, -11], [2.6, -13])),
      gilt(
        shape(
          [-15, -22],
          [-15, -27],
          [-11, -26.4],
          [0, -25],
          [11, -26.4],
          [15, -27],
          [15, -22],
          [8, -22.4],
          [0, -21],
          [-8, -22.4],
        ),
      ),
      gilt(oval(0, -3.6, 4)),
      light(oval(0, -3.6, 1.5)),
    ],
    { x, y, turn },
  )
}
