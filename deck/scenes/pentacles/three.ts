import { archway, courses, pillar } from '../../parts/masonry.ts'
import { bow, box, line, polygon } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hatch } from '../../pen/shade.ts'
import { fromBehind, inTunic, person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

/** A mason at work under an arch, with two people who look on. */
export const threeOfPentacles = (): Drawing => [
  paper(box(10, 45, 260, 400)),
  courses(17, 45, 246, 130, 18, 44),
  paper(archway(44, 420, 192, 330)),
  ink(archway(54, 420, 172, 312)),
  pentacle(140, 132, 24),
  pentacle(108, 180, 24),
  pentacle(172, 180, 24),
  gold(polygon([140, 92], [204, 200], [76, 200])),
  hatch(archway(60, 414, 160, 190), 90, 8),
  mirrored(pillar(34, 420, 24, 250)),
  paper(box(10, 412, 260, 40)),
  fine(bow([17, 424], [263, 424])),
  paper(box(56, 376, 62, 8)),
  ink(line([64, 384], [60, 412]), line([110, 384], [114, 412])),
  place(
    person({
      body: inTunic(),
      turn: 0.9,
      tilt: -12,
      dark: true,
      left: [[-30, 70], [-10, 84], 20],
      right: [[36, 40], [48, 14], -60],
      held: [gilt(box(46, -6, 12, 9, 2)), ink(line([52, 3], [47, 22]))],
    }),
    { x: 86, y: 232, scale: 0.72 },
  ),
  place(
    person({
      body: robe({ hem: 40, length: 196, dark: 1 }),
      turn: -0.9,
      left: [[-32, 74], [-24, 92], 160],
      right: [[30, 74], [8, 92], 180],
      crest: ink(bow([-12, -8], [0, -12], [12, -8])),
    }),
    { x: 164, y: 252, scale: 0.82 },
  ),
  place(fromBehind({ length: 190, spread: 40 }), { x: 214, y: 262, scale: 0.8 }),
]
