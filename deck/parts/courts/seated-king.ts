import { bow, line, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, paper } from '../../pen/pens.ts'
import { stipple } from '../../pen/shade.ts'
import { neck } from '../people/face.ts'
import { hand, shoe, sleeve } from '../people/limbs.ts'
import { cloak, seatedRobe } from '../people/robes.ts'

type King = { head: Drawing; arms: Drawing; spots?: Drawing; front?: Drawing }

export const seatedKing = ({ head, arms, spots = [], front = [] }: King): Drawing => [
  cloak(58, 176),
  seatedRobe({ hem: 48, length: 178, knees: 37, trim: true }),
  spots,
  shoe(-18, 182),
  shoe(18, 182),
  paper(
    shape([-10, 24, 1], [-26, 32], [-30, 52], [-18, 60], [0, 54], [18, 60], [30, 52], [26, 32], [10, 24, 1], [0, 30]),
  ),
  fine(...[-20, -10, 0, 10, 20].map((x) => bow([x, 42], [x + 1, 47]))),
  neck(),
  front,
  arms,
  head,
]

export const seat = (top: number, half = 62): Drawing => [
  paper(polygon([140 - half, 420], [140 - half, top + 30], [140, top], [140 + half, top + 30], [140 + half, 420])),
  ink(line([148 - half, 420], [148 - half, top + 36], [140, top + 10], [132 + half, top + 36], [132 + half, 420])),
  stipple(
    polygon([148 - half, 300], [148 - half, top + 36], [140, top + 10], [132 + half, top + 36], [132 + half, 300]),
    { gap: 7 },
  ),
]

/** An arm resting on the seat, with the hand around the attribute. */
export const leftArm = (): Drawing => [sleeve([-22, 38], [-48, 66], [-56, 82], 11, 11), hand([-57, 83], 70, 'fist')]
export const rightArm = (): Drawing => [sleeve([22, 38], [48, 66], [56, 80], 11, 11), hand([56, 82], 100, 'fist', true)]
