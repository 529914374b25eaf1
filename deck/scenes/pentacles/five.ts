import { archway, courses } from '../../parts/masonry.ts'
import { bow, box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { fromBehind, person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

/** Two poor people in the snow pass a lit window. */
export const fiveOfPentacles = (): Drawing => [
  paper(box(10, 40, 260, 300)),
  courses(17, 45, 246, 290, 20, 52),
  paper(archway(76, 250, 128, 190)),
  gilt(archway(84, 244, 112, 174)),
  gold(line([140, 70], [140, 244]), line([84, 190], [196, 190])),
  pentacle(140, 104, 19),
  pentacle(110, 148, 19),
  pentacle(170, 148, 19),
  pentacle(114, 206, 17),
  pentacle(166, 206, 17),
  stipple(archway(86, 242, 108, 168), { gap: 7, gold: true }),
  paper(shape([10, 350, 1], [70, 340], [160, 350], [270, 338, 1], [270, 446, 1], [10, 446, 1])),
  place(
    [
      ink(line([44, 30], [50, 186]), bow([38, 34], [44, 28], [52, 30])),
      person({
        body: robe({ hem: 38, length: 176, dark: -1 }),
        turn: 0.6,
        tilt: 14,
        left: [[-34, 74], [-6, 88], 20],
        right: [[36, 60], [46, 66], 20],
      }),
    ],
    { x: 176, y: 262, scale: 0.86 },
  ),
  place(fromBehind({ length: 168, spread: 36, hood: true }), { x: 96, y: 272, scale: 0.86 }),
  paper(
    ...Array.from({ length: 34 }, (_, at) =>
      oval(24 + ((at * 67) % 236), 56 + ((at * 97) % 360), 1.5 + (at % 3) * 0.5),
    ),
  ),
  fine(bow([30, 424], [60, 420], [90, 424]), bow([200, 428], [226, 424], [250, 428])),
]
