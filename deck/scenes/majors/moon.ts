import { bow, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { howlingDog } from '../../parts/animals/dog.ts'
import { tower } from '../../parts/masonry.ts'
import { crescent, hill, peaks, waves, yod } from '../../parts/nature/heaven.ts'
import { grass } from '../../parts/nature/plants.ts'
import { stone } from '../../parts/nature/rocks.ts'
import { rays } from '../../parts/nature/stars.ts'

const crayfish = (): Drawing => [
  mirrored(
    [
      ink(bow([6, 4], [18, 2], [24, 10]), bow([6, 9], [18, 9], [23, 17]), bow([6, 14], [16, 16], [20, 24])),
      ink(bow([4, -10], [12, -16], [14, -24])),
      paper(shape([14, -24, 1], [9, -32], [12, -42, 1], [15, -34, 1], [20, -40, 1], [21, -30])),
      fine(bow([2, -12], [8, -30], [4, -44])),
    ],
    0,
  ),
  paper(shape([0, -14], [-8, -8], [-9, 4], [-7, 18], [-5, 28], [0, 30], [5, 28], [7, 18], [9, 4], [8, -8])),
  ink(bow([-8.6, 4], [0, 7], [8.6, 4]), bow([-8, 11], [0, 14], [8, 11]), bow([-7, 18], [0, 21], [7, 18])),
  paper(shape([0, 28, 1], [-10, 32], [-12, 40, 1], [0, 36], [12, 40, 1], [10, 32])),
  fine(oval(-3, -8, 1), oval(3, -8, 1)),
]

const fullMoon = (x: number, y: number): Drawing => [
  rays(x, y, 48, 66, 48),
  gilt(oval(x, y, 42)),
  crescent(x - 1, y, 40),
  gold(
    bow(
      [x - 2, y - 22],
      [x + 4, y - 12],
      [x + 3, y - 6],
      [x + 11, y + 4],
      [x + 5, y + 6, 1],
      [x + 8, y + 12],
      [x + 4, y + 14],
      [x + 6, y + 19],
      [x + 1, y + 25],
      [x - 8, y + 27],
    ),
  ),
  gold(bow([x - 7, y - 5], [x - 3, y - 3], [x, y - 5.4]), bow([x - 8, y - 11], [x - 3, y - 13], [x + 1, y - 10])),
]

/** A path leads between two towers; a dog and a wolf howl, and a crayfish leaves the water. */
export const theMoon = (): Drawing => [
  stipple(shape([17, 45], [263, 45], [263, 290], [17, 290]), { gap: 6.4, toward: [0, -1] }),
  fullMoon(140, 122),
  [
    [72, 198],
    [96, 214],
    [118, 200],
    [140, 216],
    [162, 200],
    [184, 214],
    [208, 198],
    [84, 236],
    [196, 236],
    [128, 238],
    [152, 238],
  ].map(([x, y], at) => yod(x!, y!, 1, at % 2 ? 1 : -1)),
  peaks(300, [100, 262, 40], [180, 258, 44], [140, 272, 30]),
  hill(440, [10, 304], [90, 296], [190, 296], [270, 304]),
  tower(46, 316, 44, 136),
  tower(234, 316, 44, 136),
  paper(
    shape(
      [134, 296, 1],
      [128, 306],
      [152, 318],
      [130, 336],
      [152, 354],
      [122, 376],
      [112, 394, 1],
      [168, 394, 1],
      [172, 374],
      [166, 352],
      [150, 334],
      [164, 318],
      [144, 306],
      [146, 296, 1],
    ),
  ),
  place(howlingDog(true), { x: 84, y: 372, scale: 0.9 }),
  place(howlingDog(), { x: 196, y: 372, scale: 0.9, mirror: true }),
  paper(shape([17, 388, 1], [60, 382], [140, 390], [220, 382], [263, 388, 1], [263, 440, 1], [17, 440, 1])),
  waves(24, 396, 262, 432, 8),
  stone(40, 390, 36, 14),
  stone(238, 390, 40, 16),
  place(crayfish(), { x: 140, y: 408, scale: 0.86 }),
  grass(30, 100, 380, 24),
  grass(184, 260, 380, 24),
  fine(bow([108, 426], [140, 432], [172, 426])),
]
