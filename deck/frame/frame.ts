import { box, oval, type Path, polygon } from '../pen/path.ts'
import { type Drawing, fine, ink, light, sheet } from '../pen/pens.ts'
import { place } from '../pen/place.ts'
import { star } from '../parts/nature/stars.ts'
import type { Card, Suit } from '#domains/oracles/tarot/cards.rules.ts'
import { pentacle } from '../parts/suits/pentacle.ts'
import { cup } from '../parts/suits/cup.ts'
import { sword } from '../parts/suits/sword.ts'
import { wand } from '../parts/suits/wand.ts'
import { lettering } from './lettering.ts'

export const SHEET = { width: 280, height: 480 } as const
/** The area of the card that shows the scene. */
export const WINDOW = { left: 17, top: 45, right: 263, foot: 434, width: 246, height: 389 } as const

const CARD = box(0, 0, 280, 480, 14)
const opening = (grow: number): Path =>
  box(WINDOW.left - grow, WINDOW.top - grow, WINDOW.width + 2 * grow, WINDOW.height + 2 * grow)
const margin: Path = [
  ...CARD,
  ...polygon(
    [WINDOW.left, WINDOW.top],
    [WINDOW.left, WINDOW.foot],
    [WINDOW.right, WINDOW.foot],
    [WINDOW.right, WINDOW.top],
  ),
]

/** The background of a scene. */
export const paperOfCard = (): Drawing => sheet(CARD)

/** Court cards have no number and show their suit instead. */
const SIGNS: Readonly<Record<Suit, () => Drawing>> = {
  copas: () => cup(140, 26, 0.42),
  ouros: () => pentacle(140, 26.5, 11),
  espadas: () => place(sword(0, 0, 72), { x: 128, y: 27, scale: 0.36, turn: 90 }),
  paus: () => place(wand(0, 0, 62, 0, 2), { x: 124, y: 30.5, scale: 0.48, turn: 75 }),
}

/** The frame of a card: margin, double line, number or suit above, name below. */
export const frame = ({ name, numeral, suit }: Card): Drawing => [
  sheet(margin),
  ink(box(2, 2, 276, 476, 13)),
  fine(box(8, 8, 264, 464, 8)),
  ink(opening(0)),
  fine(opening(3)),
  suit && !numeral ? SIGNS[suit]() : lettering(numeral, 140, 34, 12.5),
  lettering(name, 140, 459, 9.6),
  [26, 254].map((x) => [star(x, 26.5, 5.5), star(x, 454, 5.5)]),
  light(oval(40, 26.5, 1.2), oval(240, 26.5, 1.2)),
]
