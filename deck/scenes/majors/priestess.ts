import { bow, box, oval, shape } from '../../pen/path.ts'
import { type Drawing, ink, light, paper } from '../../pen/pens.ts'
import { place, mirrored } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { pillar } from '../../parts/masonry.ts'
import { lettering } from '../../frame/lettering.ts'
import { crescent } from '../../parts/nature/heaven.ts'
import { waves } from '../../parts/nature/heaven.ts'
import { leaf, pomegranate } from '../../parts/nature/plants.ts'
import { scatter } from '../../parts/nature/stars.ts'
import { moonCrown } from '../../parts/people/crowns.ts'
import { face, neck } from '../../parts/people/face.ts'
import { veil } from '../../parts/people/hair.ts'
import { hand, sleeve } from '../../parts/people/limbs.ts'
import { seatedRobe } from '../../parts/people/robes.ts'

const seer = (): Drawing => [
  veil(86, 34),
  seatedRobe({ hem: 56, length: 186, trim: false, belt: false }),
  neck(),
  light(box(-1.6, 40, 3.2, 16), box(-6, 45, 12, 3.2)),
  paper(box(-26, 87, 58, 16, 5), oval(32, 95, 3.8, 8)),
  ink(bow([32, 91.4], [33.6, 95], [32, 98], [31.4, 95])),
  lettering('LUZ', 3, 98.6, 7),
  sleeve([-22, 38], [-40, 70], [-30, 93], 10, 11),
  sleeve([22, 38], [41, 68], [36, 90], 10, 11),
  hand([-30, 93], 14, 'fist'),
  hand([36, 89], 160, 'fist', true),
  face(),
  mirrored(paper(shape([0, -19, 1], [-9, -16], [-14, -6], [-15, 12, 1], [-11.6, 4], [-9, -6], [0, -11, 1])), 0),
  moonCrown(),
]

/** A priestess between a dark and a light pillar, before a veil. */
export const priestess = (): Drawing => [
  scatter(60, 50, 160, 46, 9),
  paper(shape([46, 96, 1], [92, 112], [140, 98], [188, 112], [234, 96, 1], [234, 352, 1], [46, 352, 1])),
  stipple(box(62, 110, 156, 240), { gap: 6.4 }),
  [
    [86, 134],
    [194, 134],
    [84, 196],
    [196, 196],
    [92, 258],
    [188, 258],
  ].map(([x, y]) => [pomegranate(x!, y!, 11), leaf(x! - 7, y! + 10, 12, 140), leaf(x! + 7, y! + 10, 12, 40)]),
  paper(box(17, 350, 246, 90)),
  waves(20, 360, 262, 430, 9),
  pillar(42, 396, 30, 316, true),
  place(pillar(0, 0, 30, 316), { x: 238, y: 396 }),
  place(seer(), { x: 140, y: 190, scale: 1.16 }),
  crescent(140, 398, 26, -90),
]
