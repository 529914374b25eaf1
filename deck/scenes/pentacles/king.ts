import { ball } from '../../parts/masonry.ts'
import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch } from '../../pen/shade.ts'
import { stem } from '../../parts/nature/plants.ts'
import { imperialCrown } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { beard, curls } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'
import { land } from '../../parts/nature/landscapes.ts'
import { leftArm, seatedKing, seat } from '../../parts/courts/seated-king.ts'

const bullHead = (x: number, y: number): Drawing =>
  place(
    [
      gilt(
        shape([-8, -8, 1], [-18, -10], [-22, -22, 1], [-12, -16], [-4, -12, 1]),
        shape([8, -8, 1], [18, -10], [22, -22, 1], [12, -16], [4, -12, 1]),
      ),
      paper(shape([0, -12], [-9, -9], [-9, 2], [-6, 12], [0, 16], [6, 12], [9, 2], [9, -9])),
      ink(bow([-6, -2], [-4, -1], [-2.6, -2]), bow([6, -2], [4, -1], [2.6, -2])),
      fine(bow([-4, 9], [0, 8], [4, 9])),
    ],
    { x, y },
  )

const grapes = (x: number, y: number): Drawing =>
  [
    [0, 0],
    [7, 0],
    [-7, 0],
    [-3.5, 6],
    [3.5, 6],
    [0, 12],
  ].map(([dx, dy]) => paper(oval(x + dx!, y + dy!, 3.9)))

/** A king on a throne with bulls' heads, among grapes. */
export const kingOfPentacles = (): Drawing => [
  land(306),
  seat(96, 66),
  bullHead(76, 126),
  bullHead(204, 126),
  mirrored([
    stem(
      [
        [20, 440],
        [40, 380],
        [26, 320],
        [46, 272],
      ],
      4,
      15,
    ),
    grapes(34, 352),
    grapes(44, 290),
  ]),
  place(
    seatedKing({
      head: [face({ turn: 0.4, old: true }), curls(true), beard(20, true, 0.4), imperialCrown()],
      spots: [mirrored(grapes(30, 146), 0)],
      arms: [
        [gold(line([-58, 118], [-58, 40])), ball(-58, 32, 8)],
        leftArm(),
        sleeve([22, 38], [44, 76], [22, 98], 11, 11),
        hand([23, 98], 176, 'cupped', true),
      ],
      front: pentacle(0, 92, 22),
    }),
    { x: 140, y: 184, scale: 1.1 },
  ),
  paper(box(56, 410, 168, 26)),
  hatch(box(56, 410, 168, 26), 90, 5),
]
