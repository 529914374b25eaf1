import { sky } from '../../parts/nature/landscapes.ts'
import { bow, box, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { crescent, peaks, waves } from '../../parts/nature/heaven.ts'
import { scatter } from '../../parts/nature/stars.ts'
import { person } from '../../parts/people/person.ts'
import { seatedRobe } from '../../parts/people/robes.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A blindfolded woman by the sea holds two crossed swords. */
export const twoOfSwords = (): Drawing => [
  sky(240, 6.4),
  crescent(214, 96, 20, -20),
  scatter(30, 58, 150, 90, 7),
  paper(box(10, 268, 260, 130)),
  waves(20, 276, 262, 384, 9),
  peaks(268, [44, 250, 22], [226, 246, 26], [250, 254, 20]),
  paper(shape([10, 392, 1], [270, 392, 1], [270, 446, 1], [10, 446, 1])),
  stipple(box(17, 394, 246, 40), { gap: 6 }),
  paper(box(84, 300, 112, 110)),
  hatch(box(84, 340, 112, 68), 0, 5),
  sword(116, 254, 170, -38),
  sword(164, 254, 170, 38),
  place(
    person({
      body: seatedRobe({ hem: 52, length: 168, knees: 38 }),
      hair: 'long',
      dark: true,
      left: [[-38, 66], [20, 70], -10],
      right: [[38, 66], [-20, 62], 190],
      crest: [
        paper(shape([-12.6, -5, 1], [0, -7], [12.6, -5, 1], [12.4, 3, 1], [0, 3.6], [-12.4, 3, 1])),
        fine(bow([-12, -1], [0, -2], [12, -1])),
      ],
      cuff: 10,
    }),
    { x: 140, y: 190, scale: 1.18 },
  ),
]
