import { sky } from '../../parts/nature/landscapes.ts'
import { line, shape } from '../../pen/path.ts'
import { type Drawing, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill, peaks } from '../../parts/nature/heaven.ts'
import { grass, stem } from '../../parts/nature/plants.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

/** A gardener rests and looks at a plant that bears pentacles. */
export const sevenOfPentacles = (): Drawing => [
  sky(180, 7),
  peaks(340, [210, 270, 60], [150, 292, 46]),
  hill(446, [10, 346], [120, 336], [270, 346]),
  stem(
    [
      [76, 430],
      [70, 340],
      [86, 260],
      [72, 180],
      [84, 110],
    ],
    10,
    22,
  ),
  stem(
    [
      [76, 420],
      [40, 330],
      [34, 250],
    ],
    6,
    18,
  ),
  stem(
    [
      [78, 400],
      [114, 330],
      [118, 270],
    ],
    6,
    18,
  ),
  [
    [82, 104],
    [52, 158],
    [112, 168],
    [38, 226],
    [88, 232],
    [124, 262],
    [56, 300],
  ].map(([x, y]) => pentacle(x!, y!, 20)),
  place(
    [
      ink(line([-20, 90], [-20, 200])),
      paper(shape([-24, 196, 1], [-16, 196, 1], [-14, 206, 1], [-40, 208, 1])),
      person({
        body: inTunic(),
        turn: -0.8,
        tilt: -12,
        dark: true,
        left: [[-38, 64], [-22, 84], 30],
        right: [[34, 76], [-16, 78], 176],
      }),
    ],
    { x: 196, y: 188, scale: 1.1 },
  ),
  grass(130, 256, 432, 18),
]
