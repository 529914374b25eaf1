import type { Drawing } from '../hand/pens.ts'
import type { Suit } from '../rules.ts'
import { aceOfCoins } from './coins/ace.ts'
import { eightOfCoins } from './coins/eight.ts'
import { fiveOfCoins } from './coins/five.ts'
import { fourOfCoins } from './coins/four.ts'
import { nineOfCoins } from './coins/nine.ts'
import { sevenOfCoins } from './coins/seven.ts'
import { sixOfCoins } from './coins/six.ts'
import { tenOfCoins } from './coins/ten.ts'
import { threeOfCoins } from './coins/three.ts'
import { twoOfCoins } from './coins/two.ts'
import { aceOfCups } from './cups/ace.ts'
import { eightOfCups } from './cups/eight.ts'
import { fiveOfCups } from './cups/five.ts'
import { fourOfCups } from './cups/four.ts'
import { nineOfCups } from './cups/nine.ts'
import { sevenOfCups } from './cups/seven.ts'
import { sixOfCups } from './cups/six.ts'
import { tenOfCups } from './cups/ten.ts'
import { threeOfCups } from './cups/three.ts'
import { twoOfCups } from './cups/two.ts'
import { aceOfSwords } from './swords/ace.ts'
import { eightOfSwords } from './swords/eight.ts'
import { fiveOfSwords } from './swords/five.ts'
import { fourOfSwords } from './swords/four.ts'
import { nineOfSwords } from './swords/nine.ts'
import { sevenOfSwords } from './swords/seven.ts'
import { sixOfSwords } from './swords/six.ts'
import { tenOfSwords } from './swords/ten.ts'
import { threeOfSwords } from './swords/three.ts'
import { twoOfSwords } from './swords/two.ts'
import { aceOfWands } from './wands/ace.ts'
import { eightOfWands } from './wands/eight.ts'
import { fiveOfWands } from './wands/five.ts'
import { fourOfWands } from './wands/four.ts'
import { nineOfWands } from './wands/nine.ts'
import { sevenOfWands } from './wands/seven.ts'
import { sixOfWands } from './wands/six.ts'
import { tenOfWands } from './wands/ten.ts'
import { threeOfWands } from './wands/three.ts'
import { twoOfWands } from './wands/two.ts'

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
