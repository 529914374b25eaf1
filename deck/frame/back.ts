import { arc, box, line, oval, polar, type Path } from '../pen/path.ts'
import { type Drawing, fine, gold, ink, light, sheet } from '../pen/pens.ts'
import { place } from '../pen/place.ts'
import { stipple } from '../pen/shade.ts'
import { crescent, sun } from '../parts/nature/heaven.ts'
import { rays, star } from '../parts/nature/stars.ts'

const [X, Y] = [140, 240]

/** One quarter of the ornament; the back looks the same upright and reversed. */
const corner = (): Drawing => [
  ink(arc(27, 27, 62, 0, 90), arc(27, 27, 68, 0, 90)),
  gold(
    ...Array.from(
      { length: 9 },
      (_, at): Path => line(polar(27, 27, 34, at * 11.25), polar(27, 27, at % 2 ? 46 : 56, at * 11.25)),
    ),
  ),
  gold(arc(27, 27, 22, 0, 90)),
  star(38, 38, 8),
  fine(...Array.from({ length: 7 }, (_, at): Path => oval(...polar(27, 27, 76, 6 + at * 13), 1.4))),
  star(112, 44, 4),
  star(46, 128, 4),
  star(88, 86, 6),
]

const quarters = (drawing: Drawing): Drawing => [
  drawing,
  place(drawing, { x: 2 * X, mirror: true }),
  place(drawing, { x: 2 * X, y: 2 * Y, turn: 180 }),
  place(drawing, { y: 2 * Y, mirror: true, turn: 180 }),
]

/** The back of every card: a sun in the middle, moons around it, a dotted night sky. */
export const back = (): Drawing => [
  sheet(box(0, 0, 280, 480, 14)),
  ink(box(2, 2, 276, 476, 13)),
  fine(box(8, 8, 264, 464, 8)),
  ink(box(21, 21, 238, 438, 4)),
  fine(box(25, 25, 230, 430, 2)),
  stipple(box(26, 26, 228, 428), { gap: 6.4 }),
  quarters(corner()),
  sheet(oval(X, Y, 90)),
  ink(oval(X, Y, 90), oval(X, Y, 84)),
  fine(...Array.from({ length: 72 }, (_, at) => line(polar(X, Y, 84, at * 5), polar(X, Y, at % 6 ? 87 : 90, at * 5)))),
  [0, 60, 120, 180, 240, 300].map((angle) => star(...polar(X, Y, 74, angle + 30), 6)),
  [0, 60, 120, 180, 240, 300].map((angle) => light(oval(...polar(X, Y, 74, angle), 1.6))),
  rays(X, Y, 52, 66, 48),
  sun(X, Y, 25),
  [-1, 1].map((side) => [
    place([crescent(0, 0, 21, -90), star(0, -4, 5)], { x: X, y: Y + side * 128, turn: side < 0 ? 0 : 180 }),
    star(X, Y + side * 162, 7),
    star(X, Y + side * 186, 4),
  ]),
]
