import { bow, box, line, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { cloud, peaks, waves } from '../../parts/nature/heaven.ts'
import { rays } from '../../parts/nature/stars.ts'
import { halo } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls, longHair, parting } from '../../parts/people/hair.ts'
import { bareArm, hand, sleeve } from '../../parts/people/limbs.ts'
import { robe } from '../../parts/people/robes.ts'
import { wings } from '../../parts/people/wings.ts'

const trumpet = (): Drawing => [
  gilt(polygon([-2.4, 0], [2.4, 0], [3.4, 62], [-3.4, 62])),
  gilt(shape([-3.4, 60, 1], [-6, 76], [-17, 92, 1], [0, 96], [17, 92, 1], [6, 76], [3.4, 60, 1])),
  gold(bow([-3, 20], [3, 20]), bow([-3.2, 40], [3.2, 40])),
  paper(shape([3, 24, 1], [40, 22, 1], [38, 44], [40, 62, 1], [22, 60], [3, 58, 1])),
  light(box(19, 27, 4.6, 30), box(7, 40, 29, 4.6)),
]

const herald = (): Drawing => [
  wings(0, 40, 92, 16, 12),
  robe({ hem: 46, length: 120, dark: 0, belt: false }),
  neck(),
  halo(23),
  face(),
  curls(),
  place(trumpet(), { x: 0, y: 11 }),
  sleeve([22, 38], [38, 62], [10, 56], 9, 9),
  hand([11, 56], 190, 'fist'),
  sleeve([-22, 38], [-38, 62], [-10, 46], 9, 9),
  hand([-11, 47], -10, 'fist'),
]

type Risen = { hair: 'long' | 'curls'; dark?: boolean; small?: boolean }
const risen = ({ hair, dark = false, small = false }: Risen): Drawing => [
  hair === 'long' ? longHair(dark, 46) : [],
  bareArm([-18, 36], [-40, 14], [-34, -26], 5.4),
  hand([-34, -26], -82, 'open'),
  bareArm([18, 36], [40, 14], [34, -26], 5.4),
  hand([34, -26], -98, 'open', true),
  paper(shape([-7, 22, 1], [-20, 30], [-21, 46], [-16, 84, 1], [16, 84, 1], [21, 46], [20, 30], [7, 22, 1])),
  stipple(shape([2, 34], [20, 34], [20, 46], [15, 84], [2, 84]), { gap: 4, toward: [1, 0] }),
  fine(
    bow([-13, 44], [0, 52], [13, 44]),
    small ? bow([-4, 60], [-5, 80]) : bow([-6, 58], [-8, 82]),
    bow([5, 56], [7, 82]),
  ),
  neck(),
  place([face(), hair === 'long' ? parting(dark) : curls(dark)], { y: 1, turn: hair === 'long' ? -4 : 4 }),
]

const coffin = (x: number, y: number, width: number): Drawing => [
  paper(polygon([x, y], [x + width, y], [x + width - 8, y + 46], [x + 8, y + 46])),
  hatch(
    polygon([x + width * 0.62, y + 9], [x + width - 2, y + 9], [x + width - 8, y + 46], [x + width * 0.62, y + 46]),
    90,
    3.6,
  ),
  ink(line([x + 1, y + 8], [x + width - 1, y + 8])),
]

/** A herald with a trumpet in the clouds; the dead rise from their coffins. */
export const judgement = (): Drawing => [
  rays(140, 128, 70, 150, 64),
  place(herald(), { x: 140, y: 96, scale: 0.92 }),
  cloud(24, 216, 100, 32, 4),
  cloud(156, 216, 100, 32, 4),
  place(trumpet(), { x: 140, y: 106, scale: 0.92 }),
  place([hand([11, 56], 190, 'fist'), hand([-11, 47], -10, 'fist')], { x: 140, y: 96, scale: 0.92 }),
  peaks(330, [44, 286, 46], [110, 298, 40], [176, 292, 44], [240, 282, 46]),
  paper(box(14, 328, 252, 112)),
  waves(20, 338, 262, 432, 9),
  place(risen({ hair: 'curls', dark: true, small: true }), { x: 140, y: 312, scale: 0.72 }),
  coffin(106, 356, 68),
  place(risen({ hair: 'long' }), { x: 68, y: 318, scale: 0.9 }),
  coffin(24, 380, 90),
  place(risen({ hair: 'curls' }), { x: 212, y: 318, scale: 0.9 }),
  coffin(166, 380, 90),
]
