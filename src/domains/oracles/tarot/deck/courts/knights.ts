import { bow, oval, type Path, shape } from '../hand/path.ts'
import { type Drawing, fine, light, paper, solid } from '../hand/pens.ts'
import { place } from '../hand/place.ts'
import { hatch } from '../hand/shade.ts'
import { type Cloth, horse } from '../beasts/horse.ts'
import { fish } from '../beasts/small.ts'
import { flame } from '../nature/rocks.ts'
import { leaf } from '../nature/plants.ts'
import { armoured } from '../people/armoured.ts'
import { helmet } from '../people/crowns.ts'
import { face } from '../people/face.ts'
import { hand, limb } from '../people/limbs.ts'
import { wing } from '../people/wings.ts'
import { coin } from '../suits/coin.ts'
import { cup } from '../suits/cup.ts'
import { sword } from '../suits/sword.ts'
import { wand } from '../suits/wand.ts'
import { birds, desert, land, sea, wind } from './lands.ts'

const near = (elbow: readonly [number, number], wrist: readonly [number, number], angle: number): Drawing => [
  limb([18, 38], elbow, wrist, [8.5, 7, 5]),
  hand(wrist, angle, 'fist'),
]
const rein = (): Drawing => [limb([-18, 38], [-16, 74], [16, 86], [8, 7, 5]), hand([16, 86], 0, 'fist')]
const head = (crest: Drawing, turn = 0.8): Drawing => [crest, face({ turn, awake: true }), helmet()]
const crest = (): Drawing => solid(shape([0, -20, 1], [-8, -34], [-26, -38], [-38, -26, 1], [-22, -26], [-6, -16]))
const mantle = (): Drawing => [
  paper(shape([-18, 28, 1], [-34, 40], [-52, 70], [-76, 92, 1], [-62, 98], [-54, 112, 1], [-40, 98], [-22, 96, 1], [-14, 60])),
  fine(bow([-26, 44], [-44, 76], [-62, 96]), bow([-20, 52], [-30, 80], [-40, 96])),
]

const SPOTS = [
  [-50, -80],
  [-34, -88],
  [-10, -80],
  [16, -78],
  [36, -100],
  [40, -64],
  [-46, -56],
  [14, -94],
  [32, -48],
  [-26, -70],
] as const
const strewn =
  (mark: (x: number, y: number) => Drawing): Cloth =>
  () =>
    SPOTS.map(([x, y]) => mark(x, y))
const striped: Cloth = (whole: Path) => hatch(whole, 90, 5)

/** He offers what he carries, and rides at a walk. */
export const knightOfCups = (): Drawing => [
  sea(318, 392),
  place(horse({ gait: 'walk', cloth: strewn((x, y) => place(fish(), { x, y, scale: 0.3 })) }), { x: 120, y: 420, scale: 1.28 }),
  place(
    [
      mantle(),
      rein(),
      armoured(),
      head([place(wing(26, 30, 6), { x: 8, y: -14 }), place(place(wing(26, 30, 6), { mirror: true }), { x: -8, y: -14 })]),
      near([44, 62], [66, 44], -20),
      cup(76, 26, 0.86),
    ],
    { x: 106, y: 170, scale: 1.06 },
  ),
]

/** His horse stands; so does his word. */
export const knightOfCoins = (): Drawing => [
  land(326),
  place(horse({ gait: 'stand', dark: true, cloth: strewn((x, y) => light(oval(x, y, 2))) }), { x: 122, y: 420, scale: 1.28 }),
  place(
    [rein(), armoured(), head([leaf(-2, -20, 20, -100), leaf(0, -20, 18, -70), leaf(-3, -20, 18, -132)], 0.6), near([40, 70], [54, 56], -40), coin(72, 42, 20)],
    { x: 106, y: 168, scale: 1.06 },
  ),
]

/** He is already past you. */
export const knightOfSwords = (): Drawing => [
  wind(350),
  fine(bow([17, 300], [34, 299], [46, 301]), bow([17, 320], [30, 319], [40, 321]), bow([17, 280], [36, 279], [50, 281]), bow([17, 344], [36, 343], [48, 346])),
  birds([64, 150], [44, 166], [90, 80]),
  place(horse({ gait: 'trot', cloth: striped }), { x: 130, y: 410, scale: 1.24, turn: -4 }),
  place([mantle(), rein(), armoured(), sword(42, 24, 128, 24), head(crest()), near([44, 40], [44, 12], -78)], { x: 116, y: 172, scale: 1.04, turn: 10 }),
]

/** All fire, and hardly on the ground. */
export const knightOfWands = (): Drawing => [
  desert(360, 56),
  place(horse({ gait: 'rear', cloth: strewn((x, y) => flame(x, y + 6, 13)) }), { x: 128, y: 424, scale: 1.16 }),
  place(
    [
      mantle(),
      rein(),
      armoured(),
      head([[-34, -18, -4].map((x, at) => flame(x * 0.4, -18 + at * 2, 26 - at * 2))]),
      wand(50, 40, 112, 12, 4),
      near([46, 40], [48, 10], -70),
    ],
    { x: 92, y: 156, scale: 1.04, turn: -10 },
  ),
]
