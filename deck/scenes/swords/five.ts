import { birds } from '../../parts/nature/landscapes.ts'
import { box } from '../../pen/path.ts'
import { type Drawing, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { cloud, hill, peaks, waves } from '../../parts/nature/heaven.ts'
import { grass } from '../../parts/nature/plants.ts'
import { fromBehind, inTunic, person } from '../../parts/people/person.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A man with the swords of others, who walk away. */
export const fiveOfSwords = (): Drawing => [
  cloud(-10, 116, 120, 34, 4),
  cloud(120, 92, 110, 30, 4),
  cloud(196, 132, 90, 28, 3),
  birds([60, 150], [200, 160], [150, 130]),
  paper(box(10, 262, 260, 60)),
  waves(20, 270, 262, 312, 8),
  peaks(262, [40, 240, 30], [236, 236, 34]),
  hill(446, [10, 318], [120, 308], [270, 318]),
  place(fromBehind({ length: 168, spread: 38 }), { x: 64, y: 236, scale: 0.5 }),
  place(fromBehind({ length: 168, spread: 38, dark: false }), { x: 98, y: 258, scale: 0.62 }),
  sword(60, 420, 120, 78),
  sword(36, 398, 110, 60),
  place(
    [
      sword(-24, 82, 132, -18),
      sword(-14, 84, 132, 2),
      person({
        body: inTunic(),
        turn: -0.9,
        tilt: -6,
        awake: true,
        left: [[-40, 62], [-20, 78], 20],
        right: [[44, 66], [50, 96], 80],
        held: sword(52, 82, 132, 176),
      }),
    ],
    { x: 186, y: 178, scale: 1.16 },
  ),
  grass(120, 256, 428, 20),
]
