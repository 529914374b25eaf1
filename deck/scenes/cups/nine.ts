import { bow, box, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, ink, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { person } from '../../parts/people/person.ts'
import { seatedRobe } from '../../parts/people/robes.ts'
import { cup } from '../../parts/suits/cup.ts'

/** A contented man sits below an arch of nine cups. */
export const nineOfCups = (): Drawing => [
  stipple(box(17, 45, 246, 110), { gap: 6, toward: [0, -1] }),
  paper(
    shape(
      [10, 222, 1],
      [30, 172],
      [80, 140],
      [140, 130],
      [200, 140],
      [250, 172],
      [270, 222, 1],
      [270, 400, 1],
      [10, 400, 1],
    ),
  ),
  hatch(box(17, 226, 246, 176), 90, 7),
  ink(bow([17, 214], [60, 176], [140, 156], [220, 176], [263, 214])),
  Array.from({ length: 9 }, (_, at) => {
    const t = (at - 4) / 4
    return cup(140 + t * 106, 118 + t * t * 52, 0.82)
  }),
  paper(box(10, 396, 260, 50)),
  fine(bow([17, 412], [263, 412])),
  paper(box(92, 346, 96, 60)),
  hatch(box(92, 366, 96, 40), 0, 4),
  place(
    person({
      body: seatedRobe({ hem: 50, length: 162, knees: 40, trim: true }),
      awake: true,
      left: [[-44, 68], [10, 72], 8],
      right: [[44, 68], [-8, 82], 176],
      crest: [
        paper(shape([-15, -7, 1], [-20, -18], [-2, -28], [20, -18], [15, -7, 1], [0, -11])),
        gilt(shape([8, -20, 1], [22, -34], [32, -30, 1], [20, -22])),
      ],
      cuff: 11,
    }),
    { x: 140, y: 216, scale: 1.14 },
  ),
]
