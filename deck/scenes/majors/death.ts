import { bow, line, oval, polygon, shape } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, paper, solid, sheet } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { horse } from '../../parts/animals/horse.ts'
import { tower } from '../../parts/masonry.ts'
import { waves } from '../../parts/nature/heaven.ts'
import { flower, rose } from '../../parts/nature/plants.ts'
import { rays } from '../../parts/nature/stars.ts'
import { crown, helmet } from '../../parts/people/crowns.ts'
import { face } from '../../parts/people/face.ts'
import { curls, longHair, parting } from '../../parts/people/hair.ts'
import { armouredBody } from '../../parts/people/armour.ts'
import { hand, limb, sleeve } from '../../parts/people/limbs.ts'
import { kneelingRobe } from '../../parts/people/kneeling-robe.ts'
import { skull } from '../../parts/people/skull.ts'

const rider = (): Drawing => [
  armouredBody(),
  skull(0.8),
  helmet(),
  solid(shape([0, -20, 1], [-8, -34], [-26, -36], [-34, -24, 1], [-20, -26], [-6, -18])),
]

const banner = (): Drawing => [
  ink(line([0, -150], [0, 60])),
  gilt(oval(0, -153, 3)),
  solid(
    shape(
      [0, -146, 1],
      [28, -152],
      [52, -142],
      [80, -148, 1],
      [78, -118],
      [82, -90, 1],
      [54, -84],
      [28, -94],
      [0, -88, 1],
    ),
  ),
  sheet(oval(40, -118, 17)),
  rose(40, -118, 13),
]

const king = (): Drawing => [
  paper(shape([-58, 4, 1], [-40, -16], [-8, -20], [20, -14], [30, 2, 1], [0, 8])),
  stipple(shape([-58, 4], [-40, -16], [-8, -20], [20, -14], [30, 2]), { gap: 4 }),
  fine(bow([-44, 0], [-26, -14]), bow([-24, 2], [-10, -16]), bow([-4, 2], [6, -16])),
  place([face({}), curls()], { x: 42, y: -10, turn: 84, scale: 0.86 }),
  place(crown(), { x: 84, y: -4, turn: 118, scale: 0.8 }),
]

/** A skeleton in armour rides slowly past a fallen king and a kneeling girl; the sun rises between two towers. */
export const death = (): Drawing => [
  rays(222, 262, 12, 46, 36, 180, 360),
  gilt(shape([206, 262, 1], [211, 250], [222, 246], [233, 250], [238, 262, 1])),
  stipple(shape([17, 262], [263, 262], [263, 300], [17, 300]), { gap: 6, toward: [0, -1] }),
  tower(196, 270, 20, 56, { windows: 1, merlons: 3 }),
  tower(248, 270, 20, 56, { windows: 1, merlons: 3 }),
  ink(line([17, 270], [263, 270])),
  waves(24, 282, 262, 306, 9),
  paper(polygon([17, 316], [263, 316], [263, 440], [17, 440])),
  stipple(polygon([17, 320], [263, 320], [263, 372], [17, 372]), { gap: 6, toward: [0, -1] }),
  place(horse({ gait: 'walk' }), { x: 122, y: 388, scale: 1.36 }),
  place(banner(), { x: 176, y: 216, turn: 5 }),
  place(rider(), { x: 110, y: 132, scale: 1.12 }),
  place([sleeve([20, 36], [38, 62], [54, 74], 7, 8), hand([54, 74], 10, 'fist')], { x: 112, y: 132, scale: 1.12 }),
  place([limb([-20, 38], [-8, 78], [22, 88], [8, 7, 5]), hand([22, 88], -4, 'fist')], { x: 110, y: 132, scale: 1.12 }),
  place(king(), { x: 92, y: 424, scale: 0.94 }),
  place(
    [
      longHair(true, 42),
      kneelingRobe(1),
      sleeve([20, 38], [34, 54], [30, 32], 8, 9),
      hand([30, 32], -96, 'open'),
      place([face({ turn: 0.8 }), parting(true)], { turn: -8 }),
    ],
    { x: 222, y: 344, scale: 0.6, mirror: true },
  ),
  flower(30, 436, 12),
  flower(202, 436, 10, 2),
  gold(bow([20, 442], [40, 440])),
]
