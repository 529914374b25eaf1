import { fish } from '../../parts/animals/small-animals.ts'
import { box, line, oval, shape } from '../../pen/path.ts'
import { type Drawing, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { crescent, waves } from '../../parts/nature/heaven.ts'
import { crown } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { beard, curls } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { cup } from '../../parts/suits/cup.ts'
import { sky } from '../../parts/nature/landscapes.ts'
import { seatedKing, rightArm, seat } from '../../parts/courts/seated-king.ts'

const boat = (x: number, y: number): Drawing => [
  paper(shape([x - 20, y - 4, 1], [x - 12, y + 6], [x + 12, y + 6], [x + 20, y - 6, 1], [x, y - 2])),
  ink(line([x, y - 2], [x, y - 36])),
  gilt(shape([x + 1, y - 35, 1], [x + 18, y - 20], [x + 14, y - 6, 1], [x + 1, y - 6, 1])),
]

/** A king on a throne in the sea, with a fish and a boat. */
export const kingOfCups = (): Drawing => [
  sky(260),
  paper(box(10, 276, 260, 170)),
  waves(20, 284, 262, 432, 9),
  boat(38, 286),
  place(fish(), { x: 238, y: 290, scale: 0.9, turn: -50 }),
  seat(104),
  place(crescent(0, 0, 12, -90), { x: 140, y: 98 }),
  place(
    seatedKing({
      head: [face({ turn: -0.5, awake: true }), curls(), beard(14), crown()],
      spots: [mirrored(place(fish(), { x: 26, y: 150, scale: 0.4, turn: 80 }), 0)],
      arms: [
        cup(-72, 40, 1),
        sleeve([-22, 38], [-46, 74], [-62, 62], 10, 11),
        hand([-62, 61], -30, 'fist'),
        [
          gold(line([62, 116], [58, 34])),
          light(oval(58, 30, 4)),
          gilt(shape([58, 26, 1], [52, 18], [58, 8, 1], [64, 18])),
        ],
        rightArm(),
      ],
    }),
    { x: 140, y: 186, scale: 1.1 },
  ),
  paper(shape([50, 404, 1], [96, 396], [184, 396], [230, 404, 1], [218, 422], [62, 422])),
  stipple(shape([62, 410], [140, 402], [218, 410], [210, 420], [70, 420]), { gap: 4 }),
]
