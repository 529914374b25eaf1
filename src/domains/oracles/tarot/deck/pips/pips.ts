import type { Drawing } from '../hand/pens.ts'
import type { Suit } from '../rules.ts'
import { aceOfCoins, fiveOfCoins, fourOfCoins, threeOfCoins, twoOfCoins } from './coins-to-five.ts'
import { eightOfCoins, nineOfCoins, sevenOfCoins, sixOfCoins, tenOfCoins } from './coins-to-ten.ts'
import { aceOfCups, fiveOfCups, fourOfCups, threeOfCups, twoOfCups } from './cups-to-five.ts'
import { eightOfCups, nineOfCups, sevenOfCups, sixOfCups, tenOfCups } from './cups-to-ten.ts'
import { aceOfSwords, fiveOfSwords, fourOfSwords, threeOfSwords, twoOfSwords } from './swords-to-five.ts'
import { eightOfSwords, nineOfSwords, sevenOfSwords, sixOfSwords, tenOfSwords } from './swords-to-ten.ts'
import { aceOfWands, fiveOfWands, fourOfWands, threeOfWands, twoOfWands } from './wands-to-five.ts'
import { eightOfWands, nineOfWands, sevenOfWands, sixOfWands, tenOfWands } from './wands-to-ten.ts'

export type Pip = 'as' | 'dois' | 'tres' | 'quatro' | 'cinco' | 'seis' | 'sete' | 'oito' | 'nove' | 'dez'

/** The scene of each numbered card. */
export const PIPS: Readonly<Record<Pip, Readonly<Record<Suit, () => Drawing>>>> = {
  as: { copas: aceOfCups, ouros: aceOfCoins, espadas: aceOfSwords, paus: aceOfWands },
  dois: { copas: twoOfCups, ouros: twoOfCoins, espadas: twoOfSwords, paus: twoOfWands },
  tres: { copas: threeOfCups, ouros: threeOfCoins, espadas: threeOfSwords, paus: threeOfWands },
  quatro: { copas: fourOfCups, ouros: fourOfCoins, espadas: fourOfSwords, paus: fourOfWands },
  cinco: { copas: fiveOfCups, ouros: fiveOfCoins, espadas: fiveOfSwords, paus: fiveOfWands },
  seis: { copas: sixOfCups, ouros: sixOfCoins, espadas: sixOfSwords, paus: sixOfWands },
  sete: { copas: sevenOfCups, ouros: sevenOfCoins, espadas: sevenOfSwords, paus: sevenOfWands },
  oito: { copas: eightOfCups, ouros: eightOfCoins, espadas: eightOfSwords, paus: eightOfWands },
  nove: { copas: nineOfCups, ouros: nineOfCoins, espadas: nineOfSwords, paus: nineOfWands },
  dez: { copas: tenOfCups, ouros: tenOfCoins, espadas: tenOfSwords, paus: tenOfWands },
}
