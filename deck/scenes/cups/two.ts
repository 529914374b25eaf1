import { lionHead } from '../../parts/animals/lion.ts'
import { bow } from '../../pen/path.ts'
import { type Drawing, gold, ink } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hill } from '../../parts/nature/heaven.ts'
import { flower, grass } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { laurel } from '../../parts/people/crowns.ts'
import { inTunic, person } from '../../parts/people/person.ts'
import { robe } from '../../parts/people/robes.ts'
import { wings } from '../../parts/people/wings.ts'
import { cup } from '../../parts/suits/cup.ts'

/** Two people exchange cups below a winged lion's head. */
export const twoOfCups = (): Drawing => [
  rays(140, 96, 30, 52, 32),
  wings(140, 100, 44, 8, 14),
  lionHead(140, 92, 15),
  ink(bow([140, 330], [140, 120])),
  gold(
    bow([140, 300], [124, 274], [156, 244], [128, 214], [152, 186], [138, 160]),
    bow([140, 300], [156, 274], [124, 244], [152, 214], [128, 186], [142, 160]),
  ),
  hill(446, [10, 392], [140, 384], [270, 392]),
  place(
    person({
      body: robe({ hem: 40, length: 190, dark: -1 }),
      hair: 'long',
      dark: true,
      turn: 0.9,
      crest: laurel(),
      left: [[-34, 70], [-16, 92], 20],
      right: [[34, 68], [34, 50], -40, 'cupped'],
      held: cup(42, 28, 0.8),
    }),
    { x: 70, y: 192, scale: 1.06 },
  ),
  place(
    person({
      body: inTunic(),
      turn: 0.9,
      crest: laurel(),
      left: [[-34, 70], [-20, 92], 20],
      right: [[34, 68], [34, 50], -40, 'cupped'],
      held: cup(42, 28, 0.8),
    }),
    { x: 210, y: 188, scale: 1.06, mirror: true },
  ),
  grass(30, 250, 422, 20),
  flower(140, 430, 16),
]
