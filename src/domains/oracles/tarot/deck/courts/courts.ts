import type { Drawing } from '../hand/pens.ts'
import type { Suit } from '../rules.ts'
import { pageOfCoins, pageOfCups, pageOfSwords, pageOfWands } from './pages.ts'
import { knightOfCoins, knightOfCups, knightOfSwords, knightOfWands } from './knights.ts'
import { queenOfCoins, queenOfCups, queenOfSwords, queenOfWands } from './queens.ts'
import { kingOfCoins, kingOfCups, kingOfSwords, kingOfWands } from './kings.ts'

export type Court = 'pajem' | 'cavaleiro' | 'rainha' | 'rei'

/** The scene of each court card. */
export const COURTS: Readonly<Record<Court, Readonly<Record<Suit, () => Drawing>>>> = {
  pajem: { copas: pageOfCups, ouros: pageOfCoins, espadas: pageOfSwords, paus: pageOfWands },
  cavaleiro: { copas: knightOfCups, ouros: knightOfCoins, espadas: knightOfSwords, paus: knightOfWands },
  rainha: { copas: queenOfCups, ouros: queenOfCoins, espadas: queenOfSwords, paus: queenOfWands },
  rei: { copas: kingOfCups, ouros: kingOfCoins, espadas: kingOfSwords, paus: kingOfWands },
}
