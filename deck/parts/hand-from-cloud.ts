import { bow, polygon, shape } from '../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../pen/pens.ts'
import { place } from '../pen/place.ts'
import { stipple } from '../pen/shade.ts'
import { cloud } from './nature/heaven.ts'
import { type Grip, hand } from './people/limbs.ts'

/** A hand reaching out of a cloud from the left; its fingers close near x/y. */
export const handFromCloud = (x: number, y: number, grip: Grip, scale = 2.5): Drawing => {
  const cuff = polygon([-56, -15], [-20, -12], [-20, 12], [-56, 17])
  return [
    place(paper(shape([-70, -12, 1], [-40, -10], [0, -8, 1], [0, 9, 1], [-40, 12], [-70, 16, 1])), {
      x: x - 14 * (scale / 2.5),
      y,
    }),
    place(hand([0, 0], 0, grip), { x: x - 14 * (scale / 2.5), y, scale }),
    place(
      [
        paper(cuff),
        ink(bow([-26, -12.5], [-24, 0], [-26, 12.5])),
        stipple(cuff, { gap: 3.4, toward: [0, 1] }),
        fine(bow([-50, -6], [-30, -5])),
      ],
      {
        x: x - 8,
        y,
      },
    ),
    cloud(x - 128, y + 22, 84, 42, 3),
    cloud(x - 116, y + 36, 62, 24, 3),
  ]
}
