import { castle, sky } from '../../parts/nature/landscapes.ts'
import { line, oval, shape } from '../../pen/path.ts'
import { type Drawing, gilt, gold, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { kneelingRobe } from '../../parts/people/kneeling-robe.ts'
import { person } from '../../parts/people/person.ts'
import { cloak, robe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

const balance = (x: number, y: number): Drawing => [
  gold(
    line([x, y], [x, y + 10]),
    line([x - 18, y + 10], [x + 18, y + 10]),
    ...[-18, 18].flatMap((dx) => [
      line([x + dx, y + 10], [x + dx - 9, y + 34]),
      line([x + dx, y + 10], [x + dx + 9, y + 34]),
    ]),
  ),
  gilt(...[-18, 18].map((dx) => shape([x + dx - 11, y + 34, 1], [x + dx, y + 41], [x + dx + 11, y + 34, 1]))),
]

/** A man with scales gives coins to two kneeling people. */
export const sixOfPentacles = (): Drawing => [
  sky(160, 7),
  castle(54, 312),
  hill(446, [10, 316], [140, 306], [270, 316]),
  [
    [60, 84],
    [104, 66],
    [176, 66],
    [220, 84],
    [40, 130],
    [240, 130],
  ].map(([x, y]) => pentacle(x!, y!, 18)),
  place(
    [
      cloak(46, 190),
      person({
        body: robe({ hem: 42, length: 196, trim: true }),
        turn: -0.6,
        tilt: -6,
        left: [[-40, 68], [-46, 94], 110, 'open'],
        right: [[44, 52], [54, 20], -80],
        held: balance(55, 14),
        crest: paper(shape([-15, -6, 1], [-18, -18], [0, -26], [18, -18], [15, -6, 1], [0, -11])),
      }),
    ],
    { x: 146, y: 178, scale: 1.12 },
  ),
  light(oval(92, 306, 2.4), oval(86, 320, 2.4), oval(95, 332, 2.4), oval(84, 342, 2.4)),
  place(
    person({
      body: kneelingRobe(),
      turn: 0.8,
      tilt: -20,
      dark: true,
      left: [[-24, 70], [6, 78], 0],
      right: [[30, 40], [36, 10], -80, 'open'],
    }),
    {
      x: 56,
      y: 322,
      scale: 0.78,
    },
  ),
  place(
    person({
      body: kneelingRobe(),
      hair: 'long',
      turn: 0.8,
      tilt: -18,
      left: [[-24, 70], [8, 66], -20],
      right: [[30, 48], [34, 30], -70, 'open'],
    }),
    {
      x: 228,
      y: 324,
      scale: 0.76,
      mirror: true,
    },
  ),
]
