import type { Drawing } from '../hand/pens.ts'
import type { Suit } from '../rules.ts'
import { kingOfPentacles } from './kings/coins.ts'
import { kingOfCups } from './kings/cups.ts'
import { kingOfSwords } from './kings/swords.ts'
import { kingOfWands } from './kings/wands.ts'
import { knightOfPentacles } from './knights/coins.ts'
import { knightOfCups } from './knights/cups.ts'
import { knightOfSwords } from './knights/swords.ts'
import { knightOfWands } from './knights/wands.ts'
import { pageOfPentacles } from './pages/coins.ts'
import { pageOfCups } from './pages/cups.ts'
import { pageOfSwords } from './pages/swords.ts'
import { pageOfWands } from './pages/wands.ts'
import { queenOfPentacles } from './queens/coins.ts'
import { queenOfCups } from './queens/cups.ts'
import { queenOfSwords } from './queens/swords.ts'
import { queenOfWands } from './queens/wands.ts'

export type Court = 'pajem' | 'cavaleiro' | 'rainha' | 'rei'

/** The scene of each court card. */
export const COURTS: Readonly<Record<Court, Readonly<Record<Suit, () => Drawing>>>> = {
  pajem: { copas: pageOfCups, ouros: pageOfPentacles, espadas: pageOfSwords, paus: pageOfWands },
  cavaleiro: { copas: knightOfCups, ouros: knightOfPentacles, espadas: knightOfSwords, paus: knightOfWands },
  rainha: { copas: queenOfCups, ouros: queenOfPentacles, espadas: queenOfSwords, paus: queenOfWands },
  rei: { copas: kingOfCups, ouros: kingOfPentacles, espadas: kingOfSwords, paus: kingOfWands },
}
