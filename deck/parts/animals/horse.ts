import { bow, oval, type Path, type Point, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gold, ink, light, paper, solid } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { limb } from '../people/limbs.ts'

type Gait = 'stand' | 'walk' | 'trot' | 'rear'

const hoof = ([x, y]: Point, turn = 0): Drawing =>
  place(solid(polygon([-3.4, -1], [3.6, -1], [6.6, 7], [-4, 7])), { x, y, turn })
const leg = (from: Point, joint: Point, to: Point, hind = false, turn = 0): Drawing => [
  limb(from, joint, to, hind ? [11.5, 4.9, 3.2] : [8.5, 4.6, 3.1]),
  hoof(to, turn),
]

/** Far fore, far hind, near fore, near hind leg: shoulder or hip, joint, fetlock. */
const LEGS: Readonly<Record<Exclude<Gait, 'rear'>, readonly Drawing[]>> = {
  stand: [
    leg([36, -68], [38, -38], [36, -8]),
    leg([-36, -70], [-42, -40], [-32, -8], true),
    leg([26, -68], [28, -38], [26, -7]),
    leg([-44, -72], [-52, -42], [-45, -7], true),
  ],
  walk: [
    leg([36, -68], [58, -52], [52, -26], false, 30),
    leg([-36, -70], [-26, -40], [-20, -8], true),
    leg([28, -68], [30, -38], [24, -7]),
    leg([-44, -72], [-56, -42], [-60, -8], true, 10),
  ],
  trot: [
    leg([36, -68], [64, -60], [70, -34], false, 14),
    leg([-36, -70], [-24, -44], [-6, -14], true, -10),
    leg([30, -66], [48, -44], [36, -20], false, 50),
    leg([-44, -72], [-64, -46], [-80, -22], true, 50),
  ],
}

const trunk: Path = shape(
  [-56, -84],
  [-44, -100],
  [-20, -97],
  [8, -102],
  [26, -120],
  [36, -142],
  [44, -153],
  [53, -150],
  [64, -134],
  [74, -117],
  [72, -109],
  [65, -108],
  [57, -116],
  [49, -122],
  [46, -110],
  [44, -88],
  [38, -68],
  [20, -58],
  [-10, -56],
  [-32, -62],
  [-52, -66],
)

const mane = (dark: boolean): Drawing =>
  (dark ? solid : paper)(
    shape(
      [46, -156, 1],
      [36, -154],
      [24, -140],
      [18, -126],
      [8, -110],
      [4, -98, 1],
      [14, -104],
      [18, -112],
      [20, -104, 1],
      [26, -116],
      [29, -112, 1],
      [33, -128],
      [37, -124, 1],
      [40, -140],
      [48, -146, 1],
      [51, -140],
      [52, -150],
    ),
  )

const front = (dark: boolean): Drawing => [
  (dark ? solid : paper)(trunk),
  dark
    ? []
    : stipple(
        shape([-52, -66], [-32, -62], [-10, -56], [20, -58], [38, -68], [44, -88], [36, -84], [10, -72], [-30, -76]),
        { gap: 3.6, toward: [0, 1] },
      ),
  mane(!dark),
  (dark ? solid : paper)(shape([45, -152, 1], [44, -164], [48, -168, 1], [52, -160], [52, -150, 1])),
  paper(oval(59, -136, 1.6)),
  dark
    ? []
    : [
        solid(oval(59, -136, 1.3)),
        fine(
          bow([70, -114], [71.6, -116]),
          bow([66, -111], [69, -112.4]),
          bow([50, -124], [54, -130], [53, -140]),
          bow([38, -86], [34, -100], [36, -112]),
        ),
      ],
]

const tail = (dark: boolean): Drawing =>
  (dark ? solid : paper)(
    shape(
      [-53, -92, 1],
      [-68, -92],
      [-80, -72],
      [-78, -46],
      [-86, -34, 1],
      [-70, -38],
      [-66, -56],
      [-62, -74],
      [-55, -82, 1],
    ),
  )

const reins = (): Drawing => [
  gold(bow([50, -148], [55, -130], [50, -123]), bow([64, -130], [61, -121]), bow([55, -132], [64, -128])),
  light(oval(61, -121, 1.8)),
  gold(bow([61, -121], [40, -110], [12, -108])),
]

export type Cloth = (whole: Path) => Drawing

/** A cloth over the horse's body down to its knees, with a dagged hem. */
const caparison = (pattern: Cloth): Drawing => {
  const whole = shape(
    [-58, -86, 1],
    [-46, -101],
    [-20, -98],
    [8, -103],
    [26, -120],
    [34, -134, 1],
    [49, -121, 1],
    [47, -106],
    [48, -86],
    [52, -40, 1],
    [44, -32],
    [37, -40, 1],
    [29, -31],
    [22, -39, 1],
    [2, -62, 1],
    [-18, -62, 1],
    [-34, -39, 1],
    [-42, -30],
    [-49, -38, 1],
    [-58, -30],
    [-66, -38, 1],
    [-62, -62],
  )
  return [
    paper(whole),
    pattern(whole),
    ink(bow([51, -48], [36, -46], [24, -47]), bow([-34, -46], [-50, -44], [-65, -46])),
  ]
}

/** A horse in profile facing right; ground at 0, withers about a hundred units above. */
export function horse({
  gait = 'walk',
  dark = false,
  cloth,
}: {
  gait?: Gait
  dark?: boolean
  cloth?: Cloth
} = {}): Drawing {
  const upper: Drawing = [front(dark), cloth ? caparison(cloth) : [], reins()]
  if (gait !== 'rear') {
    const [farFore, farHind, nearFore, nearHind] = LEGS[gait]
    return [tail(dark), farFore!, farHind!, nearFore!, nearHind!, upper]
  }
  const lifted = (drawing: Drawing) => place(place(drawing, { x: 42, y: 66 }), { x: -42, y: -66, turn: -30 })
  return [
    lifted(tail(dark)),
    leg([-34, -62], [-18, -34], [-30, -8], true),
    lifted([leg([36, -70], [62, -66], [58, -40], false, 60)]),
    leg([-46, -62], [-40, -34], [-54, -8], true),
    lifted([leg([28, -68], [54, -50], [38, -34], false, 80), upper]),
  ]
}
