import { bow, oval } from '../../pen/path.ts'
import { type Drawing, gold, light } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { crown, openCrown } from '../people/crowns.ts'
import { face, neck } from '../people/face.ts'
import { longHair, parting } from '../people/hair.ts'
import { seatedRobe } from '../people/robes.ts'

type Queen = {
  turn: number
  tilt?: number
  dark?: boolean
  arms: Drawing
  behind?: Drawing
  spots?: Drawing
  tall?: boolean
}

/** A seated queen with her attributes in her hands. */
export const seatedQueen = ({
  turn,
  tilt = 0,
  dark = false,
  arms,
  behind = [],
  spots = [],
  tall = false,
}: Queen): Drawing => [
  behind,
  longHair(dark, 56),
  seatedRobe({ hem: 54, length: 182, knees: 35, trim: true }),
  spots,
  neck(),
  gold(bow([-11, 29], [0, 36], [11, 29])),
  light(oval(0, 37, 2)),
  arms,
  place([face({ turn }), parting(dark), tall ? crown() : openCrown()], { turn: tilt }),
]
