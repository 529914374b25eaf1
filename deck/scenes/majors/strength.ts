import { shape } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { lion } from '../../parts/animals/lion.ts'
import { hill, peaks } from '../../parts/nature/heaven.ts'
import { flower, grass, leaf, rose } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { face, neck } from '../../parts/people/face.ts'
import { longHair, parting } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { robe } from '../../parts/people/robes.ts'
import { infinitySign } from './magician.ts'

const garland = [
  [-17, 82],
  [-10, 86],
  [-2, 88],
  [7, 87],
  [15, 84],
] as const

const maiden = (): Drawing => [
  longHair(true, 58),
  robe({ hem: 46, waist: 17, length: 208, sway: 10, belt: false }),
  garland.map(([x, y], at) => (at % 2 ? leaf(x, y + 1, 8, 70) : rose(x, y, 5))),
  [
    [20, 100],
    [24, 114],
    [26, 130],
  ].map(([x, y], at) => (at === 1 ? rose(x!, y!, 5) : leaf(x!, y!, 8, 60))),
  neck(),
  place(
    [
      face({ turn: -0.8 }),
      parting(true),
      [-46, -18, 12, 40].map((at) =>
        rose(15 * Math.sin((at * Math.PI) / 180), -3 - 15.6 * Math.cos((at * Math.PI) / 180), 4.4),
      ),
    ],
    { turn: -10 },
  ),
]

/** A woman with a garland calms a lion. */
export const strength = (): Drawing => [
  rays(152, 130, 46, 92, 48),
  peaks(350, [50, 262, 44], [228, 244, 50]),
  hill(440, [10, 352], [90, 344], [180, 352], [270, 342]),
  paper(shape([17, 392, 1], [80, 384], [160, 392], [263, 384, 1], [263, 440, 1], [17, 440, 1])),
  stipple(shape([60, 402], [150, 398], [240, 404], [230, 422], [80, 420]), { gap: 3.6 }),
  place(maiden(), { x: 152, y: 150, scale: 1.14 }),
  place(lion(), { x: 84, y: 408, scale: 1.24 }),
  place([sleeve([-20, 40], [-44, 76], [-70, 98], 10, 10), hand([-70, 97], 130, 'open', true)], {
    x: 152,
    y: 152,
    scale: 1.14,
  }),
  place([sleeve([20, 38], [36, 78], [4, 122], 11, 10), hand([5, 121], 140, 'open')], { x: 152, y: 152, scale: 1.14 }),
  infinitySign(148, 102, 18),
  [
    [34, 430],
    [60, 424],
    [188, 428],
    [214, 420],
    [242, 430],
  ].map(([x, y], at) => flower(x!, y!, 14 + at * 2, at - 2)),
  grass(26, 250, 432, 26),
]
