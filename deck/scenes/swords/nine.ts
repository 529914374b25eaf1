import { bow, box, line, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper, sheet } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { rose } from '../../parts/nature/plants.ts'
import { person } from '../../parts/people/person.ts'
import { sword } from '../../parts/suits/sword.ts'

/** A woman sits up in bed at night; nine swords hang over her. */
export const nineOfSwords = (): Drawing => [
  hatch(box(17, 45, 246, 250), 0, 4.4),
  Array.from({ length: 9 }, (_, at) => [
    sheet(box(24, 56 + at * 25, 232, 15)),
    sword(252 - (at % 2) * 8, 63 + at * 25, 220, -90),
  ]),
  paper(box(10, 292, 260, 150)),
  paper(box(24, 330, 232, 92)),
  paper(box(24, 300, 26, 128, 6)),
  ink(line([62, 366], [244, 366], [244, 410], [62, 410], [62, 366])),
  [84, 114, 144, 174, 204, 230].map((x) => rose(x, 388, 8)),
  place(
    [
      paper(shape([-7, 23, 1], [-22, 30], [-26, 60], [-30, 96, 1], [34, 96, 1], [28, 60], [22, 30], [7, 23, 1])),
      stipple(shape([-22, 34], [-26, 60], [-29, 94], [-6, 94], [-10, 40]), { gap: 4 }),
    ],
    { x: 92, y: 240, scale: 1.06 },
  ),
  paper(shape([52, 338, 1], [96, 322], [150, 316], [210, 324], [252, 338, 1], [252, 362, 1], [52, 362, 1])),
  stipple(shape([60, 344], [150, 330], [250, 344], [250, 360], [60, 360]), { gap: 5 }),
  fine(bow([110, 326], [140, 340], [150, 358]), bow([180, 324], [190, 340], [184, 358])),
  place(
    person({
      body: [],
      hair: 'long',
      dark: true,
      tilt: 8,
      left: [[-38, 62], [-7, 12], -70, 'open'],
      right: [[38, 62], [8, 12], -110, 'open'],
    }),
    {
      x: 92,
      y: 240,
      scale: 1.06,
    },
  ),
  place(
    [
      [-7, -70],
      [8, -110],
    ].map(([x, turn]) =>
      place(paper(shape([-3, -4, 1], [8, -5], [16, -3], [17, 2], [8, 5], [-3, 4, 1])), { x: x!, y: 12, turn: turn! }),
    ),
    { x: 92, y: 240, scale: 1.06 },
  ),
]
