import { type Cloth, horse } from '../../parts/animals/horse.ts'
import { type Path, bow } from '../../pen/path.ts'
import { type Drawing, fine } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { hatch } from '../../pen/shade.ts'
import { armouredBody } from '../../parts/people/armour.ts'
import { sword } from '../../parts/suits/sword.ts'
import { birds, wind } from '../../parts/nature/landscapes.ts'
import { crest, head, mantle, nearArm, rein } from '../../parts/courts/rider.ts'

const striped: Cloth = (whole: Path) => hatch(whole, 90, 5)

/** A knight charges with his sword raised. */
export const knightOfSwords = (): Drawing => [
  wind(350),
  fine(
    bow([17, 300], [34, 299], [46, 301]),
    bow([17, 320], [30, 319], [40, 321]),
    bow([17, 280], [36, 279], [50, 281]),
    bow([17, 344], [36, 343], [48, 346]),
  ),
  birds([64, 150], [44, 166], [90, 80]),
  place(horse({ gait: 'trot', cloth: striped }), { x: 130, y: 410, scale: 1.24, turn: -4 }),
  place([mantle(), rein(), armouredBody(), sword(42, 24, 128, 24), head(crest()), nearArm([44, 40], [44, 12], -78)], {
    x: 116,
    y: 172,
    scale: 1.04,
    turn: 10,
  }),
]
