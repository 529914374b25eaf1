import type { Drawing } from '../pen/pens.ts'
import type { Suit } from '#domains/oracles/tarot/cards.rules.ts'
import { aceOfPentacles } from './pentacles/ace.ts'
import { eightOfPentacles } from './pentacles/eight.ts'
import { fiveOfPentacles } from './pentacles/five.ts'
import { fourOfPentacles } from './pentacles/four.ts'
import { nineOfPentacles } from './pentacles/nine.ts'
import { sevenOfPentacles } from './pentacles/seven.ts'
import { sixOfPentacles } from './pentacles/six.ts'
import { tenOfPentacles } from './pentacles/ten.ts'
import { threeOfPentacles } from './pentacles/three.ts'
import { twoOfPentacles } from './pentacles/two.ts'
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
  as: { copas: aceOfCups, ouros: aceOfPentacles, espadas: aceOfSwords, paus: aceOfWands },
  dois: { copas: twoOfCups, ouros: twoOfPentacles, espadas: twoOfSwords, paus: twoOfWands },
  tres: { copas: threeOfCups, ouros: threeOfPentacles, espadas: threeOfSwords, paus: threeOfWands },
  quatro: { copas: fourOfCups, ouros: fourOfPentacles, espadas: fourOfSwords, paus: fourOfWands },
  cinco: { copas: fiveOfCups, ouros: fiveOfPentacles, espadas: fiveOfSwords, paus: fiveOfWands },
  seis: { copas: sixOfCups, ouros: sixOfPentacles, espadas: sixOfSwords, paus: sixOfWands },
  sete: { copas: sevenOfCups, ouros: sevenOfPentacles, espadas: sevenOfSwords, paus: sevenOfWands },
  oito: { copas: eightOfCups, ouros: eightOfPentacles, espadas: eightOfSwords, paus: eightOfWands },
  nove: { copas: nineOfCups, ouros: nineOfPentacles, espadas: nineOfSwords, paus: nineOfWands },
  dez: { copas: tenOfCups, ouros: tenOfPentacles, espadas: tenOfSwords, paus: tenOfWands },
}
