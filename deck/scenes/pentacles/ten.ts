import { howlingDog } from '../../parts/animals/dog.ts'
import { archway, courses, house, tower } from '../../parts/masonry.ts'
import { bow, box, line } from '../../pen/path.ts'
import { type Drawing, fine, gold, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch, stipple } from '../../pen/shade.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { leaf } from '../../parts/nature/plants.ts'
import { beard } from '../../parts/people/hair.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { cloak, robe, seatedRobe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

/** Three generations of a family under an arch. */
export const tenOfPentacles = (): Drawing => [
  paper(box(10, 40, 260, 400)),
  courses(17, 45, 246, 100, 16, 40),
  paper(archway(70, 420, 168, 320)),
  tower(196, 330, 30, 120),
  house(146, 330, 36, 70),
  hill(420, [72, 334], [150, 326], [236, 334]),
  place(
    person({
      body: robe({ hem: 36, length: 180 }),
      hair: 'long',
      turn: 0.8,
      left: [[-30, 70], [-24, 96], 80],
      right: [[30, 70], [40, 88], 30],
    }),
    {
      x: 146,
      y: 276,
      scale: 0.64,
    },
  ),
  place(
    person({
      body: inTunic(),
      dark: true,
      turn: 0.8,
      left: [[-30, 70], [-24, 92], 80],
      right: [[30, 72], [36, 92], 50],
    }),
    {
      x: 196,
      y: 272,
      scale: 0.64,
      mirror: true,
    },
  ),
  paper(box(10, 408, 260, 40)),
  stipple(box(17, 410, 246, 24), { gap: 5 }),
  place(
    [
      paper(box(-40, 70, 80, 110)),
      hatch(box(16, 72, 24, 106), 90, 4),
      person({
        body: [
          cloak(44, 164),
          seatedRobe({ hem: 46, length: 162, knees: 34 }),
          [
            [-26, 130],
            [0, 146],
            [26, 130],
          ].map(([x, y]) => leaf(x!, y!, 12, -90)),
        ],
        turn: 0.8,
        left: [[-34, 72], [-10, 84], 10],
        right: [[38, 72], [46, 92], 40, 'open'],
        crest: beard(26, false, 0.8),
      }),
    ],
    { x: 66, y: 256, scale: 0.96 },
  ),
  place(howlingDog(), { x: 140, y: 424, scale: 0.62, mirror: true }),
  place(howlingDog(), { x: 186, y: 428, scale: 0.54, mirror: true }),
  gold(
    ...[
      [140, 70, 92, 106],
      [140, 70, 188, 106],
      [92, 106, 92, 160],
      [188, 106, 188, 160],
      [92, 160, 140, 190],
      [188, 160, 140, 190],
      [140, 70, 140, 234],
      [92, 106, 188, 106],
      [92, 160, 188, 160],
    ].map(([a, b, c, d]) => line([a!, b!], [c!, d!])),
  ),
  [
    [140, 70],
    [92, 106],
    [188, 106],
    [92, 160],
    [188, 160],
    [140, 134],
    [92, 206],
    [188, 206],
    [140, 190],
    [140, 234],
  ].map(([x, y]) => pentacle(x!, y!, 15)),
  fine(bow([17, 414], [263, 414])),
]
