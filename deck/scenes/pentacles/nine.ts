import { bird } from '../../parts/animals/birds.ts'
import { snail } from '../../parts/animals/small-animals.ts'
import { house } from '../../parts/masonry.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { bow, line, oval } from '../../pen/path.ts'
import { type Drawing, gold, ink, light } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { grass, stem, tree } from '../../parts/nature/plants.ts'
import { person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { pentacle } from '../../parts/suits/pentacle.ts'

/** A woman with a bird in her own garden. */
export const nineOfPentacles = (): Drawing => [
  sky(190, 7),
  house(214, 250, 40, 70),
  tree(34, 250, 80, 20, 4),
  hill(446, [10, 256], [140, 246], [270, 256]),
  mirrored([
    ink(line([40, 440], [40, 236])),
    stem(
      [
        [40, 436],
        [22, 380],
        [56, 320],
        [28, 262],
      ],
      9,
      17,
    ),
    stem(
      [
        [96, 440],
        [80, 400],
        [100, 370],
      ],
      3,
      14,
    ),
  ]),
  [
    [34, 396],
    [46, 346],
    [36, 296],
    [68, 322],
    [72, 376],
    [212, 372],
    [242, 390],
    [232, 334],
    [208, 318],
  ].map(([x, y]) => pentacle(x!, y!, 18)),
  place(
    person({
      body: [
        robe({ hem: 56, length: 214, trim: true }),
        [
          [-14, 116],
          [16, 126],
          [-24, 160],
          [30, 166],
          [0, 178],
        ].map(([x, y]) => [gold(oval(x!, y!, 4)), light(oval(x!, y!, 1.4))]),
      ],
      hair: 'long',
      dark: true,
      turn: 0.7,
      tilt: 6,
      left: [[-36, 76], [-34, 108], 100, 'open'],
      right: [[44, 62], [58, 38], -60],
      held: bird(62, 24, 0.9),
      crest: gold(bow([-12, -9], [0, -13], [12, -9])),
      cuff: 12,
    }),
    { x: 138, y: 152, scale: 1.16 },
  ),
  place(snail(), { x: 66, y: 434, scale: 0.8 }),
  grass(110, 200, 434, 22),
]
