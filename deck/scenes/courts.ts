import type { Drawing } from '../pen/pens.ts'
import type { Suit } from '#domains/oracles/tarot/cards.rules.ts'
import { kingOfPentacles } from './pentacles/king.ts'
import { kingOfCups } from './cups/king.ts'
import { kingOfSwords } from './swords/king.ts'
import { kingOfWands } from './wands/king.ts'
import { knightOfPentacles } from './pentacles/knight.ts'
import { knightOfCups } from './cups/knight.ts'
import { knightOfSwords } from './swords/knight.ts'
import { knightOfWands } from './wands/knight.ts'
import { pageOfPentacles } from './pentacles/page.ts'
import { pageOfCups } from './cups/page.ts'
import { pageOfSwords } from './swords/page.ts'
import { pageOfWands } from './wands/page.ts'
import { queenOfPentacles } from './pentacles/queen.ts'
import { queenOfCups } from './cups/queen.ts'
import { queenOfSwords } from './swords/queen.ts'
import { queenOfWands } from './wands/queen.ts'

export type Court = 'pajem' | 'cavaleiro' | 'rainha' | 'rei'

/** The scene of each court card. */
export const COURTS: Readonly<Record<Court, Readonly<Record<Suit, () => Drawing>>>> = {
  pajem: { copas: pageOfCups, ouros: pageOfPentacles, espadas: pageOfSwords, paus: pageOfWands },
  cavaleiro: { copas: knightOfCups, ouros: knightOfPentacles, espadas: knightOfSwords, paus: knightOfWands },
  rainha: { copas: queenOfCups, ouros: queenOfPentacles, espadas: queenOfSwords, paus: queenOfWands },
  rei: { copas: kingOfCups, ouros: kingOfPentacles, espadas: kingOfSwords, paus: kingOfWands },
}
