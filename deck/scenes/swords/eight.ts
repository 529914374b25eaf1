import { castle } from '../../parts/nature/landscapes.ts'
import { bow, box, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { hill, waves } from '../../parts/nature/heaven.ts'
import { cliff } from '../../parts/nature/rocks.ts'
import { person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A woman, loosely bound, among swords that leave a way out. */
export const eightOfSwords = (): Drawing => [
  castle(206, 168),
  cliff(330, [150, 200], [176, 172], [236, 168], [270, 178]),
  hill(446, [10, 330], [120, 322], [270, 330]),
  stipple(box(17, 60, 246, 120), { gap: 8, toward: [0, -1] }),
  [34, 62, 90].map((x, at) => sword(x, 226 - at * 4, 170, 180)),
  [190, 218, 246].map((x, at) => sword(x, 240 + at * 4, 170, 180)),
  place(
    [
      robe({ hem: 42, length: 196, belt: false }),
      ...[46, 58, 70, 92, 106].map((y, at) =>
        paper(
          shape(
            [-25 + at, y - 3, 1],
            [0, y + 2],
            [25 - at, y - 3, 1],
            [24 - at, y + 5, 1],
            [0, y + 10],
            [-24 + at, y + 5, 1],
          ),
        ),
      ),
    ],
    { x: 140, y: 172, scale: 1.12 },
  ),
  place(
    person({
      body: [],
      hair: 'long',
      dark: true,
      tilt: -8,
      turn: -0.4,
      crest: [
        paper(
          shape([-12.6, -5, 1], [0, -7], [12.6, -5, 1], [12.4, 3, 1], [0, 3.6], [-12.4, 3, 1]),
          shape([12, -4, 1], [26, 2], [30, 14, 1], [22, 8], [12, 3, 1]),
        ),
      ],
    }),
    { x: 140, y: 172, scale: 1.12 },
  ),
  place([fine(bow([-26, 60], [-30, 80], [-26, 104]), bow([26, 60], [30, 80], [26, 104]))], {
    x: 140,
    y: 172,
    scale: 1.12,
  }),
  paper(shape([10, 404, 1], [80, 396], [200, 404], [270, 398, 1], [270, 446, 1], [10, 446, 1])),
  waves(22, 408, 262, 432, 8),
  sword(70, 258, 178, 180),
  sword(214, 268, 178, 180),
]
