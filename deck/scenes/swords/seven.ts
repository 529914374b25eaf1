import { line, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, ink, light, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch } from '../../pen/shade.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { grass } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { sword } from '../../parts/suits/sword.ts'

const tent = (x: number, y: number, w: number, h: number): Drawing => [
  paper(polygon([x - w, y], [x - w * 0.8, y - h * 0.55], [x, y - h], [x + w * 0.8, y - h * 0.55], [x + w, y])),
  hatch(polygon([x + w * 0.1, y], [x + w * 0.1, y - h * 0.5], [x + w * 0.8, y - h * 0.55], [x + w, y]), 84, 4),
  ink(line([x - w * 0.8, y - h * 0.55], [x + w * 0.8, y - h * 0.55]), line([x, y - h], [x, y - h - 14])),
  solid(shape([x - w * 0.14, y, 1], [x, y - h * 0.48, 1], [x + w * 0.14, y, 1])),
  light(oval(x, y - h - 16, 2.4)),
]

/** A man sneaks away from a camp with more swords than he can carry. */
export const sevenOfSwords = (): Drawing => [
  rays(60, 96, 14, 30, 20),
  light(oval(60, 96, 8)),
  tent(196, 276, 52, 120),
  tent(96, 266, 34, 76),
  tent(242, 268, 28, 60),
  hill(446, [10, 280], [140, 270], [270, 280]),
  sword(220, 404, 116, 6),
  sword(248, 410, 116, -4),
  place(
    [
      sword(-66, 64, 150, 62),
      sword(-62, 76, 150, 70),
      sword(-60, 88, 150, 78),
      person({
        body: inTunic(true),
        dark: true,
        turn: 0.9,
        tilt: -4,
        awake: true,
        left: [[-30, 66], [-2, 82], 10],
        right: [[42, 60], [50, 74], 30],
        crest: [
          paper(shape([-15, -6, 1], [-16, -18], [0, -26], [18, -16], [14, -6, 1], [0, -11])),
          light(oval(2, -26, 3)),
        ],
      }),
      sword(-54, 100, 150, 84),
      sword(-58, 110, 144, 90),
    ],
    { x: 120, y: 196, scale: 1.1 },
  ),
  grass(30, 250, 430, 20),
]
