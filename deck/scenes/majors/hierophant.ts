import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, light, paper, solid } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { archway, floor, pillar } from '../../parts/masonry.ts'
import { rays } from '../../parts/nature/stars.ts'
import { tiara } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { beard, curls } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { seatedRobe } from '../../parts/people/robes.ts'

const key = (): Drawing => [
  gold(oval(0, -16, 6), oval(0, -16, 2.6), line([0, -10], [0, 18], [7, 18], [7, 14]), line([0, 12], [5, 12])),
]

const priest = (): Drawing => [
  seatedRobe({ hem: 54, length: 182, belt: false }),
  paper(
    shape([-9, 25, 1], [-26, 31], [-34, 60], [-22, 92], [0, 100], [22, 92], [34, 60], [26, 31], [9, 25, 1], [0, 30]),
  ),
  stipple(shape([4, 32], [26, 34], [33, 60], [22, 90], [4, 98]), { gap: 3.8, toward: [1, 0.4], reach: 0.8 }),
  paper(shape([-7, 30, 1], [-6, 100], [-9, 168, 1], [9, 168, 1], [6, 100], [7, 30, 1])),
  light(...[48, 84, 120, 152].flatMap((y) => [box(-1.3, y - 7, 2.6, 14), box(-4.6, y - 3.4, 9.2, 2.6)])),
  neck(),
  sleeve([22, 38], [42, 64], [48, 74], 10, 11),
  gold(line([54, 172], [54, -34]), line([44, -20], [64, -20]), line([46, -12], [62, -12]), line([48, -4], [60, -4])),
  light(oval(54, -37, 3)),
  hand([49, 74], 0, 'fist'),
  sleeve([-22, 38], [-46, 56], [-48, 22], 9, 11),
  hand([-48, 21], -86, 'bless'),
  face({ old: true, awake: true }),
  curls(),
  beard(20),
  tiara(),
]

/** A kneeling listener seen from behind, head at 0/0. */
const listener = (flowers: boolean): Drawing => [
  paper(shape([-9, 16, 1], [-26, 26], [-34, 60], [-40, 110, 1], [40, 110, 1], [34, 60], [26, 26], [9, 16, 1])),
  stipple(shape([-9, 16, 1], [-26, 26], [-34, 60], [-40, 110, 1], [0, 110, 1], [0, 30]), {
    gap: 4,
    toward: flowers ? [-1, 0] : [1, 0],
  }),
  fine(bow([-10, 40], [-14, 70], [-18, 108]), bow([10, 40], [14, 70], [18, 108]), bow([0, 44], [0, 108])),
  light(
    ...(flowers
      ? [
          [-18, 56],
          [16, 50],
          [-4, 78],
          [22, 88],
          [-24, 92],
        ]
      : []
    ).map(([x, y]) => oval(x!, y!, 2.4)),
  ),
  paper(shape([-6, 10], [-6.5, 24], [0, 27], [6.5, 24], [6, 10])),
  solid(shape([-12, 4], [-11, -7], [0, -13], [11, -7], [12, 4], [7, 15], [0, 17], [-7, 15])),
  paper(oval(0, -4.6, 6.4, 4.6)),
  fine(bow([-8, 20], [0, 24], [8, 20])),
]

/** A priest between two columns, two listeners, two keys. */
export const hierophant = (): Drawing => [
  paper(archway(48, 440, 184, 378)),
  rays(140, 150, 58, 84, 36, 185, 360),
  stipple(archway(58, 330, 164, 120), { gap: 6, toward: [0, 1] }),
  floor(388, 440),
  paper(box(84, 186, 112, 220)),
  hatch(box(84, 330, 112, 74), 0, 5),
  ink(line([84, 330], [196, 330])),
  mirrored(pillar(36, 400, 26, 330)),
  place(priest(), { x: 140, y: 164, scale: 1.12 }),
  place(key(), { x: 133, y: 396, turn: 34, scale: 1.1 }),
  place(key(), { x: 147, y: 396, turn: -34, mirror: true, scale: 1.1 }),
  place(listener(true), { x: 68, y: 344, scale: 0.95 }),
  place(listener(false), { x: 212, y: 344, scale: 0.95 }),
]
