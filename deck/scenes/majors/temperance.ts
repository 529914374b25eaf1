import { bow, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { peaks, waves } from '../../parts/nature/heaven.ts'
import { grass, leaf, lily } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { stone } from '../../parts/nature/rocks.ts'
import { halo } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { curls } from '../../parts/people/hair.ts'
import { bareArm, hand, sleeve } from '../../parts/people/limbs.ts'
import { robe } from '../../parts/people/robes.ts'
import { wings } from '../../parts/people/wings.ts'
import { cup } from '../../parts/suits/cup.ts'

const iris = (x: number, y: number, height: number, lean = 0): Drawing => [
  ink(bow([x, y], [x + lean / 2, y - height / 2], [x + lean, y - height])),
  leaf(x, y, height * 0.7, -78 + lean),
  leaf(x + 2, y, height * 0.6, -100 + lean),
  lily(x + lean, y - height, 12, lean),
]

const angel = (): Drawing => [
  wings(0, 42, 96, 24, 10),
  bareArm([-10, 170], [-14, 196], [-12, 214], 6),
  paper(shape([-17, 207], [-8, 207], [-7, 217], [-6, 226], [-12, 230], [-18, 227], [-18, 217])),
  fine(bow([-15, 229], [-15, 225]), bow([-12, 230], [-12, 225]), bow([-9, 228.6], [-9.4, 225])),
  robe({ hem: 44, length: 192, waist: 18, dark: 1, belt: false }),
  paper(polygon([-9, 46], [9, 46], [0, 62])),
  light(oval(0, 51.4, 2)),
  gold(bow([-18, 80], [0, 85], [18, 80]), bow([-11, 29], [0, 35], [11, 29])),
  neck(),
  fine(
    bow([36, 62], [16, 84], [-16, 96], [-32, 112]),
    bow([39, 63], [20, 88], [-12, 100], [-29, 114]),
    bow([34, 61], [10, 80], [-20, 92], [-35, 110]),
  ),
  sleeve([22, 38], [48, 68], [62, 54], 9, 10),
  sleeve([-22, 38], [-46, 80], [-52, 112], 9, 10),
  cup(48, 44, 0.86, -112),
  cup(-38, 126, 0.86, -4),
  hand([63, 53], -140, 'fist'),
  hand([-52, 112], 56, 'fist'),
  halo(24),
  face(),
  curls(),
  light(oval(0, -12, 2.4)),
]

/** An angel with one foot on land and one in water pours from cup to cup. */
export const temperance = (): Drawing => [
  rays(48, 226, 15, 40, 28),
  light(oval(48, 226, 7)),
  gold(oval(48, 226, 12)),
  peaks(304, [28, 250, 36], [78, 244, 40]),
  paper(shape([17, 306, 1], [90, 300], [200, 306], [263, 300, 1], [263, 440, 1], [17, 440, 1])),
  fine(
    bow([50, 304], [44, 320], [62, 336], [54, 356], [80, 376]),
    bow([58, 304], [54, 318], [76, 334], [70, 354], [98, 372]),
  ),
  stipple(shape([100, 310], [263, 306], [263, 360], [180, 366]), { gap: 6, toward: [0, -1] }),
  paper(shape([17, 372, 1], [70, 368], [120, 384], [160, 410], [176, 440, 1], [17, 440, 1])),
  waves(20, 382, 140, 432, 9),
  iris(226, 400, 62, 4),
  iris(244, 404, 44, 8),
  iris(208, 404, 40, -8),
  stone(196, 416, 44, 20),
  stone(232, 424, 50, 22),
  place(angel(), { x: 142, y: 146, scale: 1.14 }),
  fine(oval(128, 402, 16, 4), oval(128, 402, 24, 7)),
  grass(180, 258, 432, 16),
]
