import { sky } from '../../parts/nature/landscapes.ts'
import { bow, box, line, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { hill, peaks, waves } from '../../parts/nature/heaven.ts'
import { tree } from '../../parts/nature/plants.ts'
import { fromBehind, inTunic, person } from '../../parts/people/person.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A ferryman takes two passengers from rough to smooth water. */
export const sixOfSwords = (): Drawing => [
  sky(170, 7),
  peaks(232, [40, 200, 40], [96, 208, 34]),
  tree(226, 232, 60, 18, 3),
  tree(250, 234, 48, 15, 6),
  hill(240, [10, 232], [140, 226], [270, 230]),
  paper(box(10, 236, 260, 210)),
  waves(150, 250, 262, 430, 9),
  fine(...[262, 290, 318, 402, 424].map((y) => bow([24, y], [70, y - 1], [120, y]))),
  ink(line([214, 150], [250, 430])),
  place(
    person({
      body: inTunic(),
      dark: true,
      turn: -0.8,
      left: [[-24, 60], [14, 70], 10],
      right: [[34, 50], [30, 20], -80],
    }),
    {
      x: 196,
      y: 196,
      scale: 0.94,
    },
  ),
  [52, 72, 92, 112, 132, 152].map((x, at) => sword(x, 226 + (at % 2) * 6, 168, 180)),
  place(fromBehind({ length: 120, spread: 38, hood: true }), { x: 110, y: 258, scale: 0.98 }),
  place(fromBehind({ length: 84, spread: 26, dark: true }), { x: 72, y: 298, scale: 0.8 }),
  paper(shape([14, 340, 1], [60, 362], [150, 364], [254, 334, 1], [240, 372], [190, 400], [80, 400], [34, 378])),
  fine(bow([24, 356], [90, 376], [180, 374], [246, 350]), bow([34, 372], [100, 388], [180, 386], [234, 366])),
  stipple(shape([40, 380], [90, 392], [186, 392], [236, 370], [200, 396], [80, 398]), { gap: 3.6 }),
]
