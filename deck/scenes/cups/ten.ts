import { house } from '../../parts/masonry.ts'
import { arc, bow, box, shape } from '../../pen/path.ts'
import { type Drawing, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill, waves } from '../../parts/nature/heaven.ts'
import { grass, tree } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { cup } from '../../parts/suits/cup.ts'

/** A couple under an arch of ten cups, with a lit house behind. */
export const tenOfCups = (): Drawing => [
  gold(arc(140, 210, 124, 190, 350, 116), arc(140, 210, 96, 194, 346, 88)),
  rays(140, 210, 60, 82, 30, 190, 350),
  Array.from({ length: 10 }, (_, at) => {
    const a = ((200 + at * 15.6) * Math.PI) / 180
    return cup(140 + 110 * Math.cos(a), 214 + 104 * Math.sin(a), 0.6)
  }),
  hill(446, [10, 318], [90, 306], [180, 314], [270, 300]),
  tree(40, 322, 70, 22, 2),
  tree(70, 318, 50, 16, 5),
  house(190, 312, 46, 62),
  light(box(207, 294, 8, 8)),
  ink(bow([228, 258], [228, 244], [234, 240])),
  paper(
    shape(
      [214, 312, 1],
      [196, 334],
      [232, 356],
      [210, 390],
      [236, 446, 1],
      [270, 446, 1],
      [270, 330, 1],
      [236, 312, 1],
    ),
  ),
  waves(222, 336, 262, 430, 9),
  place(
    person({
      body: robe({ hem: 38, length: 190 }),
      hair: 'long',
      dark: true,
      turn: 0.5,
      left: [[-42, 18], [-46, -24], -84, 'open'],
      right: [[36, 62], [40, 94], 80, 'open'],
    }),
    { x: 92, y: 262, scale: 0.8 },
  ),
  place(
    person({
      body: inTunic(),
      turn: 0.5,
      left: [[-42, 18], [-46, -24], -84, 'open'],
      right: [[36, 62], [42, 92], 80, 'open'],
    }),
    {
      x: 154,
      y: 258,
      scale: 0.8,
      mirror: true,
    },
  ),
  grass(28, 190, 428, 20),
]
