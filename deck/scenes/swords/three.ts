import { box, line, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { cloud } from '../../parts/nature/heaven.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A heart pierced by three swords, in the rain. */
export const threeOfSwords = (): Drawing => [
  stipple(box(17, 45, 246, 389), { gap: 8, toward: [0, -1] }),
  cloud(-10, 108, 130, 44, 4),
  cloud(150, 100, 130, 44, 4),
  cloud(60, 128, 160, 44, 5),
  fine(
    ...Array.from({ length: 46 }, (_, at) => {
      const [x, y] = [26 + ((at * 53) % 232), 140 + ((at * 89) % 270)]
      return line([x, y], [x - 5, y + 17])
    }),
  ),
  sword(238, 386, 312, -42),
  sword(42, 386, 312, 42),
  paper(
    shape(
      [140, 366, 1],
      [76, 300],
      [48, 244],
      [62, 196],
      [102, 184],
      [140, 214, 1],
      [178, 184],
      [218, 196],
      [232, 244],
      [204, 300],
    ),
  ),
  hatch(shape([146, 356], [204, 296], [228, 244], [214, 200], [186, 194], [200, 236], [184, 290]), 62, 5),
  stipple(shape([64, 236], [74, 204], [100, 196], [84, 230], [90, 264]), { gap: 4.4 }),
  sword(140, 152, 236, 180),
]
