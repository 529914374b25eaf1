import { bow, oval, shape } from '../hand/path.ts'
import { type Drawing, fine, light, paper } from '../hand/pens.ts'
import { place } from '../hand/place.ts'
import { fish, lizard } from '../beasts/small.ts'
import { flower } from '../nature/plants.ts'
import { flame } from '../nature/rocks.ts'
import { star } from '../nature/stars.ts'
import { cap, plume } from '../people/crowns.ts'
import { face, neck } from '../people/face.ts'
import { curls, longHair, parting } from '../people/hair.ts'
import { hand, limb, shoe, sleeve } from '../people/limbs.ts'
import { tunic } from '../people/tunic.ts'
import { coin } from '../suits/coin.ts'
import { cup } from '../suits/cup.ts'
import { sword } from '../suits/sword.ts'
import { wand } from '../suits/wand.ts'
import { birds, desert, land, sea, wind } from './lands.ts'

const SPOTS = [
  [-10, 48],
  [10, 56],
  [-4, 68],
  [-20, 112],
  [2, 106],
  [18, 118],
] as const

/** A youth who stands with one foot ahead: legs and tunic, with the suit's sign strewn over it. */
const youth = (spot: (x: number, y: number) => Drawing): Drawing => [
  limb([-10, 122], [-14, 156], [-12, 196], [10, 7.5, 5]),
  place(shoe(0, 0, -1), { x: -13, y: 200 }),
  limb([11, 122], [20, 156], [18, 194], [10, 8, 5]),
  shoe(18, 199, 1),
  tunic(),
  SPOTS.map(([x, y]) => spot(x, y)),
  neck(),
]

export const pageOfCups = (): Drawing => [
  sea(312, 404),
  place(
    [
      youth((x, y) => flower(x, y + 6, 5)),
      paper(shape([-20, 30, 1], [-8, 40], [10, 38], [20, 30, 1], [24, 40], [14, 48], [-12, 48], [-26, 40])),
      paper(shape([-20, 44, 1], [-34, 62], [-38, 96, 1], [-30, 92], [-24, 98, 1], [-22, 70], [-12, 48, 1])),
      fine(bow([-28, 62], [-31, 90])),
      sleeve([-20, 38], [-36, 66], [-14, 86], 8, 9),
      hand([-14, 86], 20, 'fist'),
      place(fish(), { x: 52, y: 14, scale: 0.9, turn: -64 }),
      cup(54, 42, 0.95),
      sleeve([20, 38], [34, 68], [50, 62], 8, 9),
      hand([50, 62], -20, 'cupped'),
      place([face({ turn: 0.7 }), curls(), cap(), paper(shape([14, -12, 1], [26, -8], [28, 10], [20, 22, 1], [21, 6]))], {}),
    ],
    { x: 124, y: 152, scale: 1.2 },
  ),
]

export const pageOfCoins = (): Drawing => [
  land(308),
  place(
    [
      youth((x, y) => light(oval(x, y, 2.2))),
      coin(40, 4, 24),
      sleeve([-20, 38], [-20, 68], [20, 40], 8, 9),
      hand([20, 40], -50, 'open'),
      sleeve([20, 38], [46, 66], [50, 40], 8, 9),
      hand([50, 40], -100, 'open', true),
      place(
        [
          longHair(true, 28),
          face({ turn: 1 }),
          parting(true),
          paper(shape([-15, -8, 1], [-20, -20], [-4, -27], [16, -22], [15, -8, 1], [0, -12])),
          paper(shape([-12, -20, 1], [-30, -14], [-36, 10], [-28, 22, 1], [-24, 4], [-12, -8])),
        ],
        { turn: 6 },
      ),
    ],
    { x: 120, y: 160, scale: 1.18 },
  ),
  flower(40, 436, 14),
  flower(222, 434, 18, 3),
  flower(240, 438, 12, -2),
  flower(66, 438, 10),
]

export const pageOfSwords = (): Drawing => [
  wind(346),
  birds([120, 80], [152, 66], [176, 92]),
  place(
    [
      sword(-44, 70, 158, 24),
      youth((x, y) => star(x, y, 3.4)),
      sleeve([20, 38], [24, 74], [-22, 56], 8, 9),
      hand([-22, 56], 190, 'fist'),
      sleeve([-20, 38], [-48, 60], [-32, 46], 8, 9),
      hand([-34, 47], -40, 'fist'),
      place([longHair(false, 34), face({ turn: -0.9, awake: true }), parting()], { turn: -6 }),
      paper(shape([12, -10, 1], [30, -16], [44, -8], [52, -14, 1], [46, 0], [30, -2], [14, 0, 1])),
    ],
    { x: 150, y: 168, scale: 1.16 },
  ),
]

export const pageOfWands = (): Drawing => [
  desert(344, 60),
  place(
    [
      youth((x, y) => flame(x, y + 5, 10)),
      wand(48, 204, 232, 0, 6),
      sleeve([20, 38], [28, 70], [42, 50], 8, 9),
      hand([41, 51], -20, 'fist'),
      sleeve([-20, 38], [-18, 74], [36, 84], 8, 9),
      hand([36, 84], 0, 'fist'),
      place([face({ turn: 0.8, awake: true }), curls(true), place([cap(), plume()], { mirror: true })], { turn: -6 }),
    ],
    { x: 116, y: 164, scale: 1.18 },
  ),
  place(lizard(), { x: 222, y: 420, scale: 0.9 }),
]
