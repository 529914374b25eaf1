import { bow, type Knot, oval, type Path, shape } from '../../pen/path.ts'
import { type Drawing, fine, ink, light, paper } from '../../pen/pens.ts'
import { stipple } from '../../pen/shade.ts'

export type Robe = {
  waist?: number
  hem?: number
  length?: number
  sway?: number
  belt?: boolean
  trim?: boolean
  shoulders?: number
  dark?: -1 | 0 | 1
}

const standing = ({ waist = 18, hem = 44, length = 190, sway = 0, shoulders = 25 }: Robe): Path => {
  const w = (x: number, part: number) => x + sway * part
  return shape(
    [-7, 23, 1],
    [-shoulders + 3, 29],
    [-shoulders, 40],
    [w(-waist - 2, 0.3), 66],
    [w(-waist, 0.4), 82],
    [w(-waist - 8, 0.6), 112],
    [w(-hem, 1), length, 1],
    [w(-hem / 2, 1), length + 4],
    [w(0, 1), length + 2],
    [w(hem / 2, 1), length + 5],
    [w(hem, 1), length, 1],
    [w(waist + 8, 0.6), 112],
    [w(waist, 0.4), 82],
    [w(waist + 2, 0.3), 66],
    [shoulders, 40],
    [shoulders - 3, 29],
    [7, 23, 1],
    [0, 28],
  )
}

/** A robe that falls from the shoulders (head at 0/0) to the ground; `sway` moves its hem aside. */
export function robe(cut: Robe = {}): Drawing {
  const { waist = 18, hem = 44, length = 190, sway = 0, belt = true, trim = false, dark = 1 } = cut
  const whole = standing(cut)
  const fold = (at: number): Path =>
    bow(
      [sway * 0.45 + at * waist * 0.8, 90],
      [sway * 0.7 + at * (waist + 7), 128],
      [sway + at * hem * 0.86, length - 2],
    )
  const band = (up: number): Knot[] =>
    [-1, -0.5, 0, 0.5, 1].map(
      (at) => [sway + at * (hem - up * 0.14), length - up + (at === 0 ? 2 : Math.abs(at) === 0.5 ? 4 : 0)] as Knot,
    )
  return [
    paper(whole),
    dark ? stipple(whole, { gap: 4.6, toward: [dark, 0.35], reach: 0.62 }) : [],
    fine(fold(-0.62), fold(-0.2), fold(0.3), fold(0.72)),
    belt
      ? [
          ink(
            bow([sway * 0.4 - waist, 81], [sway * 0.4, 85], [sway * 0.4 + waist, 81]),
            bow([sway * 0.4 - waist, 86], [sway * 0.4, 90], [sway * 0.4 + waist, 86]),
          ),
        ]
      : [],
    trim
      ? [
          ink(bow(...band(10))),
          light(...[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((at) => oval(sway + at * hem, length - 2.5, 1.7))),
        ]
      : [],
  ]
}

export type Seat = { hem?: number; length?: number; knees?: number; dark?: boolean; trim?: boolean; belt?: boolean }

/** The robe of a seated person, from the front: lap, knees, and folds down to the feet. */
export function seatedRobe({
  hem = 46,
  length = 172,
  knees = 33,
  dark = true,
  trim = false,
  belt = true,
}: Seat = {}): Drawing {
  const whole = shape(
    [-7, 23, 1],
    [-22, 29],
    [-25, 40],
    [-20, 66],
    [-19, 80],
    [-knees + 3, 92],
    [-knees - 4, 106],
    [-knees - 3, 132],
    [-hem, length, 1],
    [-hem / 2, length + 4],
    [0, length + 1],
    [hem / 2, length + 4],
    [hem, length, 1],
    [knees + 3, 132],
    [knees + 4, 106],
    [knees - 3, 92],
    [19, 80],
    [20, 66],
    [25, 40],
    [22, 29],
    [7, 23, 1],
    [0, 28],
  )
  const k = knees - 10
  return [
    paper(whole),
    dark
      ? stipple(shape([-12, 112], [0, 106], [12, 112], [17, 150], [20, length], [-20, length], [-17, 150]), {
          gap: 3.7,
          toward: [0, -1],
          reach: 0.95,
        })
      : [],
    dark ? stipple(shape([8, 30], [25, 40], [20, 66], [19, 84], [8, 84]), { gap: 4, toward: [1, 0], reach: 0.8 }) : [],
    ink(
      bow([-k - 9, 112], [-k, 103], [-k + 9, 112], [-8, 130], [-9, length]),
      bow([k + 9, 112], [k, 103], [k - 9, 112], [8, 130], [9, length]),
    ),
    fine(
      bow([-k - 2, 114], [-k - 3, 140], [-hem * 0.72, length]),
      bow([-k + 5, 118], [-k + 4, 142], [-hem * 0.46, length]),
      bow([k + 2, 114], [k + 3, 140], [hem * 0.72, length]),
      bow([k - 5, 118], [k - 4, 142], [hem * 0.46, length]),
      bow([-14, 92], [0, 103], [14, 92]),
      bow([-18, 98], [0, 113], [18, 98]),
      bow([-12, 124], [0, 131], [12, 124]),
    ),
    belt ? ink(bow([-19, 77], [0, 81], [19, 77]), bow([-19, 82], [0, 86], [19, 82])) : [],
    trim
      ? [
          ink(
            bow(
              [-hem + 1, length - 9],
              [-hem / 2, length - 5],
              [0, length - 8],
              [hem / 2, length - 5],
              [hem - 1, length - 9],
            ),
          ),
          light(...[-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map((at) => oval(at * hem, length - 2, 1.6))),
        ]
      : [],
  ]
}

/** A cloak behind the body, open at the front. */
export const cloak = (spread = 46, length = 180, sway = 0): Drawing => {
  const whole = shape(
    [-9, 20, 1],
    [-25, 27],
    [-33, 50],
    [-38, 100],
    [-spread + sway, length, 1],
    [sway - spread / 2, length + 5],
    [sway, length],
    [sway + spread / 2, length + 5],
    [spread + sway, length, 1],
    [38, 100],
    [33, 50],
    [25, 27],
    [9, 20, 1],
  )
  return [
    paper(whole),
    stipple(whole, { gap: 5.4 }),
    fine(
      bow([-29, 50], [-32, 110], [-spread + sway + 8, length]),
      bow([29, 50], [32, 110], [spread + sway - 8, length]),
    ),
  ]
}
