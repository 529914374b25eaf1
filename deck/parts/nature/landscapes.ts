import { bow, box, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../../pen/pens.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { tower } from '../masonry.ts'
import { cloud, hill, peaks, sun, waves } from './heaven.ts'
import { grass, tree } from './plants.ts'
import { rays } from './stars.ts'

/** A sky that darkens upward. */
export const sky = (foot = 250, gap = 7): Drawing =>
  stipple(box(17, 45, 246, foot - 45), { gap, toward: [0, -1], reach: 0.95 })

/** The background of Copas: a sea, from its horizon down to the shore. */
export const sea = (horizon = 300, shore = 400): Drawing => [
  sky(horizon - 40),
  paper(box(10, horizon, 260, 160)),
  waves(20, horizon + 8, 262, shore - 6, 9),
  paper(
    shape(
      [10, shore, 1],
      [70, shore - 8],
      [140, shore - 2],
      [210, shore - 9],
      [270, shore, 1],
      [270, 446, 1],
      [10, 446, 1],
    ),
  ),
  stipple(shape([10, shore, 1], [140, shore], [270, shore, 1], [270, 446, 1], [10, 446, 1]), {
    gap: 5.6,
    toward: [0, 1],
    reach: 0.8,
  }),
]

/** The background of Ouros: ploughed land. */
export const land = (horizon = 300): Drawing => [
  sky(horizon - 110, 8.5),
  cloud(180, 116, 70, 22, 4),
  cloud(24, 96, 58, 18, 3),
  tree(38, horizon + 6, 74, 20, 2),
  tree(242, horizon + 8, 84, 23, 5),
  hill(446, [10, horizon], [80, horizon - 8], [160, horizon + 2], [270, horizon - 6]),
  fine(
    ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
      bow([60 + at * 26, horizon + 2], [40 + at * 32, horizon + 60], [-20 + at * 54, 440]),
    ),
  ),
  grass(24, 258, 430, 20),
]

const gust = (x: number, y: number, long: number) =>
  bow([x, y], [x + long * 0.6, y - 2], [x + long * 0.9, y - 5], [x + long * 0.86, y - 12], [x + long * 0.74, y - 9])
/** The background of Espadas: clouds in rows, and birds. */
export const wind = (horizon = 340): Drawing => [
  fine(gust(30, 74, 60), gust(170, 66, 70), gust(196, 150, 50), gust(24, 176, 40)),
  cloud(-20, 128, 92, 30, 4),
  cloud(196, 116, 92, 32, 4),
  cloud(-16, 236, 74, 26, 3),
  cloud(214, 216, 70, 26, 3),
  hill(446, [10, horizon + 8], [90, horizon - 4], [190, horizon + 2], [270, horizon - 8]),
  [40, 58, 232, 250].map((x, at) => [
    paper(
      shape(
        [x, horizon - 52 - (at % 2) * 10, 1],
        [x - 8, horizon - 20],
        [x - 6, horizon + 4, 1],
        [x + 6, horizon + 4, 1],
        [x + 8, horizon - 20],
      ),
    ),
    hatch(shape([x + 1, horizon - 46], [x + 7, horizon - 18], [x + 5, horizon + 2], [x + 1, horizon + 2]), 70, 3),
  ]),
  grass(24, 258, 430, 22),
]

/** The background of Paus: a desert with the sun above pyramids. */
export const desert = (horizon = 330, sunX = 216): Drawing => [
  rays(sunX, 92, 34, 46, 24),
  sun(sunX, 92, 15, { faced: false }),
  stipple(box(17, horizon - 110, 246, 110), { gap: 8, toward: [0, 1] }),
  peaks(horizon, [52, horizon - 74, 46], [226, horizon - 88, 52], [104, horizon - 44, 34]),
  paper(polygon([10, horizon], [270, horizon], [270, 446], [10, 446])),
  fine(
    bow([17, horizon + 22], [80, horizon + 12], [150, horizon + 24], [263, horizon + 14]),
    bow([17, horizon + 56], [100, horizon + 44], [190, horizon + 60], [263, horizon + 50]),
  ),
  stipple(
    shape(
      [17, horizon + 24],
      [80, horizon + 14],
      [150, horizon + 26],
      [263, horizon + 16],
      [263, horizon + 50],
      [17, horizon + 50],
    ),
    {
      gap: 5,
      toward: [0, -1],
    },
  ),
]

/** Three distant towers. */
export const castle = (x: number, y: number): Drawing => [
  tower(x - 22, y, 16, 40, { windows: 1, merlons: 3 }),
  tower(x + 22, y, 16, 40, { windows: 1, merlons: 3 }),
  tower(x, y, 22, 58, { windows: 2, merlons: 3 }),
]

export const birds = (...places: readonly (readonly [number, number])[]): Drawing =>
  ink(
    ...places.flatMap(([x, y]) => [
      bow([x - 9, y - 3], [x - 4, y - 5], [x, y]),
      bow([x, y], [x + 4, y - 5], [x + 9, y - 3]),
    ]),
  )
