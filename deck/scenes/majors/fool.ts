import { bow, box, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { leapingDog } from '../../parts/animals/dog.ts'
import { peaks, sun } from '../../parts/nature/heaven.ts'
import { leaf, rose } from '../../parts/nature/plants.ts'
import { cliff } from '../../parts/nature/rocks.ts'
import { rays } from '../../parts/nature/stars.ts'
import { cap, plume } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { hand, limb, shoe, sleeve } from '../../parts/people/limbs.ts'
import { tunic } from '../../parts/people/tunic.ts'

const bundle = (): Drawing => [
  paper(shape([-6, -2, 1], [-18, 4], [-24, 18], [-16, 32], [2, 33], [13, 22], [10, 8], [2, -2, 1])),
  stipple(shape([-14, 12], [8, 8], [12, 22], [2, 32], [-14, 30]), { gap: 3.4, toward: [0.6, 0.8] }),
  paper(shape([-2, -1, 1], [-14, -8], [-12, -14, 1], [-2, -8]), shape([-2, -1, 1], [10, -10], [14, -6, 1], [6, 0])),
  fine(bow([-4, 0], [-10, 12], [-12, 26]), bow([0, 0], [3, 12], [0, 28])),
]

const wanderer = (): Drawing => [
  limb([-10, 122], [-20, 156], [-38, 192], [10, 8, 5.5]),
  place(shoe(0, 0, 1), { x: -41, y: 194, turn: 24 }),
  limb([12, 122], [30, 152], [26, 192], [10, 8.5, 5.5]),
  shoe(26, 195, 1),
  ink(bow([8, 34], [-14, 34], [-64, 12])),
  place(bundle(), { x: -64, y: 12 }),
  tunic(),
  [
    [-12, 52],
    [10, 46],
    [-2, 66],
    [-20, 112],
    [14, 112],
    [-3, 118],
  ].map(([x, y]) => light(oval(x!, y!, 2.2), oval(x! - 3.6, y! + 3, 1), oval(x! + 3.6, y! + 3, 1))),
  neck(),
  sleeve([-20, 36], [-36, 58], [-16, 42], 7, 9),
  hand([-15, 41], -38, 'fist'),
  sleeve([20, 36], [46, 50], [66, 26], 10, 9),
  [ink(bow([70, 20], [74, 6], [72, -6])), leaf(73, 8, 9, 20), rose(72, -10, 7.5)],
  hand([66, 25], -58, 'fist'),
  place([face({ turn: 0.9 }), curls(), place([cap(), plume()], { mirror: true, y: 2 })], { turn: -12 }),
]

/** A wanderer at the edge of a cliff looks at the sky; his dog leaps beside him. */
export const fool = (): Drawing => [
  stipple(box(17, 45, 246, 190), { gap: 7, toward: [-0.5, -0.8], reach: 0.95 }),
  sun(214, 96, 19, { faced: false }),
  rays(214, 96, 46, 60, 30),
  peaks(372, [40, 292, 52], [96, 318, 46], [168, 300, 56], [238, 276, 58]),
  stipple(shape([17, 350], [140, 344], [263, 350], [263, 434], [17, 434]), { gap: 7, toward: [0, 1] }),
  cliff(440, [10, 372], [50, 366], [92, 372], [130, 367], [172, 372], [186, 384], [178, 402], [160, 440]),
  place(wanderer(), { x: 116, y: 172 }),
  place(leapingDog(), { x: 38, y: 372, scale: 0.86 }),
]
