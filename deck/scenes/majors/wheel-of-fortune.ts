import { bow, line, oval, polar } from '../../pen/path.ts'
import { type Drawing, fine, gilt, gold, ink, light, paper } from '../../pen/pens.ts'
import { place } from '../../pen/place.ts'
import { stipple } from '../../pen/shade.ts'
import { creature } from '../../parts/animals/four-creatures.ts'
import { snake } from '../../parts/animals/snake.ts'
import { sphinx } from '../../parts/animals/sphinx.ts'
import { lettering } from '../../frame/lettering.ts'
import { scatter, star } from '../../parts/nature/stars.ts'
import { sword } from '../../parts/suits/sword.ts'

const [X, Y] = [140, 252]

const rim = (): Drawing => [
  paper(oval(X, Y, 88), oval(X, Y, 82), oval(X, Y, 56)),
  stipple(oval(X, Y, 56), { gap: 6 }),
  ink(...Array.from({ length: 8 }, (_, at) => line(polar(X, Y, 20, at * 45), polar(X, Y, 56, at * 45)))),
  fine(
    ...Array.from({ length: 48 }, (_, at) => line(polar(X, Y, 82, at * 7.5), polar(X, Y, at % 4 ? 85 : 88, at * 7.5))),
  ),
  ['R', 'O', 'D', 'A'].map((sign, at) => place(lettering(sign, 0, 6, 13), { ...xy(polar(X, Y, 69, at * 90 - 90)) })),
  [45, 135, 225, 315].map((angle) => star(...polar(X, Y, 69, angle), 8)),
  gilt(oval(X, Y, 22)),
  gold(oval(X, Y, 17)),
  gold(...Array.from({ length: 8 }, (_, at) => line(polar(X, Y, 6, at * 45 + 22), polar(X, Y, 17, at * 45 + 22)))),
  light(oval(X, Y, 5)),
]
const xy = ([x, y]: readonly [number, number]) => ({ x, y })

/** A wheel with snakes at its sides and a sphinx on top, between the four creatures. */
export const wheelOfFortune = (): Drawing => [
  scatter(30, 130, 220, 230, 18, ([x, y]) => Math.hypot(x - X, y - Y) < 98),
  creature('angel', 60, 86, 1.08),
  creature('eagle', 222, 86, 1.08, true),
  creature('bull', 60, 394, 1.08),
  creature('lion', 220, 394, 1.08),
  rim(),
  snake(
    [
      [66, 144],
      [58, 160],
      [64, 178],
      [48, 196],
      [54, 216],
      [38, 236],
      [46, 258],
      [36, 280],
      [48, 304],
      [62, 312],
    ],
    6,
  ),
  snake(
    [
      [214, 352],
      [226, 334],
      [216, 316],
      [236, 298],
      [228, 276],
      [242, 256],
      [232, 234],
      [240, 212],
      [226, 196],
      [216, 186],
    ],
    6,
  ),
  sword(168, 166, 64, 8),
  place(sphinx(), { x: 140, y: 172, scale: 0.72 }),
  fine(bow([112, 174], [140, 170], [172, 174])),
]
