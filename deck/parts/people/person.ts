import { bow, type Point, shape } from '../../pen/path.ts'
import { type Drawing, fine, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { face, neck } from './face.ts'
import { curls, longHair, parting } from './hair.ts'
import { type Grip, hand, limb, shoe, sleeve } from './limbs.ts'
import { tunic } from './tunic.ts'

type Arm = readonly [joint: Point, wrist: Point, angle: number, grip?: Grip]
type Person = {
  body: Drawing
  hair?: 'long' | 'short' | 'none'
  dark?: boolean
  turn?: number
  tilt?: number
  left?: Arm
  right?: Arm
  held?: Drawing
  crest?: Drawing
  awake?: boolean
  cuff?: number
}

/** A person with the head at 0/0: a body, two arms (the viewer's left and right), attributes, hair and headdress. */
export const person = ({
  body,
  hair = 'short',
  dark = false,
  turn = 0,
  tilt = 0,
  left,
  right,
  held = [],
  crest = [],
  awake = false,
  cuff = 9,
}: Person): Drawing => [
  hair === 'long' ? longHair(dark, 48) : [],
  body,
  neck(),
  left ? sleeve([-21, 37], left[0], left[1], cuff, 9) : [],
  right ? sleeve([21, 37], right[0], right[1], cuff, 9) : [],
  held,
  left ? hand(left[1], left[2], left[3] ?? 'fist') : [],
  right ? hand(right[1], right[2], right[3] ?? 'fist', true) : [],
  place([face({ turn, awake }), hair === 'long' ? parting(dark) : hair === 'short' ? curls(dark) : [], crest], {
    turn: tilt,
  }),
]

/** Legs in hose under a tunic, standing or walking to the right. */
export const inTunic = (walking = false): Drawing => [
  walking
    ? [limb([-10, 122], [-20, 156], [-38, 190], [10, 8, 5.5]), place(shoe(0, 0, 1), { x: -41, y: 192, turn: 24 })]
    : [limb([-10, 122], [-14, 156], [-12, 196], [10, 7.5, 5]), shoe(-12, 200)],
  limb([12, 122], [walking ? 30 : 16, 154], [walking ? 28 : 14, 194], [10, 8.5, 5.5]),
  walking ? shoe(28, 197, 1) : shoe(14, 199),
  tunic(),
]

/** A person from behind in a long cloak; head at 0/0, ground at `length`. */
export const fromBehind = ({
  length = 170,
  spread = 40,
  dark = true,
  hood = false,
}: {
  length?: number
  spread?: number
  dark?: boolean
  hood?: boolean
} = {}): Drawing => {
  const cloak = shape(
    [-8, 14, 1],
    [-24, 26],
    [-30, 60],
    [-spread, length, 1],
    [-spread / 2, length + 4],
    [0, length + 1],
    [spread / 2, length + 4],
    [spread, length, 1],
    [30, 60],
    [24, 26],
    [8, 14, 1],
  )
  return [
    paper(cloak),
    stipple(cloak, { gap: 4.2, toward: [-1, 0.2], reach: 0.75 }),
    fine(
      bow([-8, 40], [-14, 90], [-spread * 0.55, length]),
      bow([2, 44], [2, 100], [-2, length]),
      bow([10, 40], [16, 96], [spread * 0.5, length]),
    ),
    paper(shape([-6, 8], [-6.5, 22], [0, 26], [6.5, 22], [6, 8])),
    hood
      ? [
          paper(shape([0, -20], [-13, -13], [-15, 6], [-18, 28, 1], [0, 34], [18, 28, 1], [15, 6], [13, -13])),
          fine(bow([-8, 6], [-9, 26]), bow([2, -4], [3, 28])),
        ]
      : [
          (dark ? solid : paper)(shape([-12, 4], [-11, -8], [0, -15], [11, -8], [12, 4], [8, 15], [0, 18], [-8, 15])),
          dark ? [] : fine(bow([0, -12], [-6, -2], [-5, 14]), bow([0, -12], [6, 0], [4, 15])),
        ],
  ]
}

/** A person lying on their back under a cloth, feet left, head right, around 0/0. */
export const lying = (): Drawing => {
  const cloth = shape([-92, 6, 1], [-94, -12], [-78, -16], [-40, -12], [0, -16], [30, -18], [46, -8], [46, 6, 1])
  return [
    paper(cloth),
    stipple(cloth, { gap: 4, toward: [0, 1], reach: 0.7 }),
    fine(bow([-84, -12], [-60, -4], [-20, -6]), bow([-40, -10], [-10, 0], [30, -4])),
    place([face(), curls()], { x: 62, y: -10, turn: 84, scale: 0.94 }),
  ]
}
