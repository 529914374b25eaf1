import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { hill, peaks, waves } from '../../parts/nature/heaven.ts'
import { flower, grass, tree } from '../../parts/nature/plants.ts'
import { greatStar, rays, scatter } from '../../parts/nature/stars.ts'
import { face, neck } from '../../parts/people/face.ts'
import { longHair, parting } from '../../parts/people/hair.ts'
import { bareArm, hand } from '../../parts/people/limbs.ts'
import { kneelingRobe } from '../../parts/people/kneeling-robe.ts'
import { bird } from '../../parts/animals/birds.ts'

/** A jug that pours to the left. */
const jug = (): Drawing => [
  gilt(
    shape(
      [-4, -16, 1],
      [-7, -11],
      [-4, -7],
      [-12, 2],
      [-12, 14],
      [-5, 20, 1],
      [5, 20, 1],
      [12, 14],
      [12, 2],
      [4, -7],
      [7, -11],
      [4, -16, 1],
    ),
  ),
  ink(bow([-10.6, 4], [0, 7], [10.6, 4])),
  stipple(shape([2, -4], [10, 2], [11, 14], [4, 19]), { gap: 2.6, gold: true, toward: [1, 0] }),
]

const bearer = (): Drawing => [
  longHair(true, 52),
  bareArm([-20, 37], [-42, 52], [-58, 74], 5.4),
  kneelingRobe(),
  neck(),
  place(jug(), { x: 66, y: 86, turn: 128, scale: 1.2 }),
  bareArm([20, 37], [44, 52], [58, 76], 5.4),
  hand([57, 75], 60, 'fist'),
  place(jug(), { x: -68, y: 82, turn: -124, scale: 1.2 }),
  hand([-58, 73], 130, 'fist', true),
  place([face({ turn: 0.8 }), parting(true)], { turn: 8 }),
]

/** One great star and seven small ones above a kneeling woman who pours water on land and into a pool. */
export const theStar = (): Drawing => [
  stipple(shape([17, 45], [263, 45], [263, 260], [17, 240]), { gap: 6.4, toward: [0, -1] }),
  rays(140, 112, 48, 66, 32),
  greatStar(140, 112, 44, 8, 0.36),
  [
    [52, 84, 13],
    [84, 150, 12],
    [46, 176, 11],
    [228, 84, 13],
    [196, 152, 12],
    [236, 176, 11],
    [140, 190, 11],
  ].map(([x, y, r]) => greatStar(x!, y!, r!, 8, 0.4)),
  scatter(24, 56, 230, 160, 10, ([x, y]) => Math.hypot(x - 140, y - 112) < 74),
  peaks(318, [40, 276, 40], [96, 286, 36]),
  hill(440, [10, 322], [90, 312], [180, 320], [270, 302]),
  tree(232, 316, 82, 22, 3),
  bird(228, 242, 0.6),
  paper(shape([178, 372, 1], [214, 356], [264, 352, 1], [264, 440, 1], [60, 440, 1], [96, 420], [140, 410])),
  waves(150, 420, 262, 434, 8),
  waves(196, 372, 262, 412, 9),
  place(bearer(), { x: 140, y: 232, scale: 1.18 }),
  fine(...[-4.5, -1.5, 1.5, 4.5].map((dx) => bow([236 + dx * 0.5, 342], [238 + dx, 352], [238 + dx * 1.2, 393]))),
  fine(oval(237, 396, 14, 3), oval(237, 396, 22, 5.4)),
  fine(...[-4.5, -1.5, 1.5, 4.5].map((dx) => bow([43 + dx * 0.5, 342], [41 + dx, 352], [41 + dx * 1.2, 402]))),
  fine(
    bow([32, 403], [24, 418], [28, 434]),
    bow([40, 403], [44, 420], [38, 436]),
    bow([50, 403], [62, 416], [58, 434]),
  ),
  [
    [30, 400],
    [78, 424],
    [96, 404],
  ].map(([x, y]) => flower(x!, y!, 12)),
  grass(70, 120, 432, 18),
]
