import type { Rank, Suit } from '../../deck/rules.ts'
import { aceOfCups } from './pips/cups/ace.ts'
import { eightOfCups } from './pips/cups/eight.ts'
import { fiveOfCups } from './pips/cups/five.ts'
import { fourOfCups } from './pips/cups/four.ts'
import { nineOfCups } from './pips/cups/nine.ts'
import { sevenOfCups } from './pips/cups/seven.ts'
import { sixOfCups } from './pips/cups/six.ts'
import { tenOfCups } from './pips/cups/ten.ts'
import { threeOfCups } from './pips/cups/three.ts'
import { twoOfCups } from './pips/cups/two.ts'
import { aceOfPentacles } from './pips/pentacles/ace.ts'
import { eightOfPentacles } from './pips/pentacles/eight.ts'
import { fiveOfPentacles } from './pips/pentacles/five.ts'
import { fourOfPentacles } from './pips/pentacles/four.ts'
import { nineOfPentacles } from './pips/pentacles/nine.ts'
import { sevenOfPentacles } from './pips/pentacles/seven.ts'
import { sixOfPentacles } from './pips/pentacles/six.ts'
import { tenOfPentacles } from './pips/pentacles/ten.ts'
import { threeOfPentacles } from './pips/pentacles/three.ts'
import { twoOfPentacles } from './pips/pentacles/two.ts'
import { aceOfSwords } from './pips/swords/ace.ts'
import { eightOfSwords } from './pips/swords/eight.ts'
import { fiveOfSwords } from './pips/swords/five.ts'
import { fourOfSwords } from './pips/swords/four.ts'
import { nineOfSwords } from './pips/swords/nine.ts'
import { sevenOfSwords } from './pips/swords/seven.ts'
import { sixOfSwords } from './pips/swords/six.ts'
import { tenOfSwords } from './pips/swords/ten.ts'
import { threeOfSwords } from './pips/swords/three.ts'
import { twoOfSwords } from './pips/swords/two.ts'
import { aceOfWands } from './pips/wands/ace.ts'
import { eightOfWands } from './pips/wands/eight.ts'
import { fiveOfWands } from './pips/wands/five.ts'
import { fourOfWands } from './pips/wands/four.ts'
import { nineOfWands } from './pips/wands/nine.ts'
import { sevenOfWands } from './pips/wands/seven.ts'
import { sixOfWands } from './pips/wands/six.ts'
import { tenOfWands } from './pips/wands/ten.ts'
import { threeOfWands } from './pips/wands/three.ts'
import { twoOfWands } from './pips/wands/two.ts'
import type { Meaning } from '../rules.ts'

type PipId = `${Exclude<Rank, 'pajem' | 'cavaleiro' | 'rainha' | 'rei'>}-de-${Suit}`

/** What each numbered card says, ace to ten of the four suits. */
export const PIPS: Readonly<Record<PipId, Meaning>> = {
  'as-de-copas': aceOfCups,
  'dois-de-copas': twoOfCups,
  'tres-de-copas': threeOfCups,
  'quatro-de-copas': fourOfCups,
  'cinco-de-copas': fiveOfCups,
  'seis-de-copas': sixOfCups,
  'sete-de-copas': sevenOfCups,
  'oito-de-copas': eightOfCups,
  'nove-de-copas': nineOfCups,
  'dez-de-copas': tenOfCups,
  'as-de-ouros': aceOfPentacles,
  'dois-de-ouros': twoOfPentacles,
  'tres-de-ouros': threeOfPentacles,
  'quatro-de-ouros': fourOfPentacles,
  'cinco-de-ouros': fiveOfPentacles,
  'seis-de-ouros': sixOfPentacles,
  'sete-de-ouros': sevenOfPentacles,
  'oito-de-ouros': eightOfPentacles,
  'nove-de-ouros': nineOfPentacles,
  'dez-de-ouros': tenOfPentacles,
  'as-de-espadas': aceOfSwords,
  'dois-de-espadas': twoOfSwords,
  'tres-de-espadas': threeOfSwords,
  'quatro-de-espadas': fourOfSwords,
  'cinco-de-espadas': fiveOfSwords,
  'seis-de-espadas': sixOfSwords,
  'sete-de-espadas': sevenOfSwords,
  'oito-de-espadas': eightOfSwords,
  'nove-de-espadas': nineOfSwords,
  'dez-de-espadas': tenOfSwords,
  'as-de-paus': aceOfWands,
  'dois-de-paus': twoOfWands,
  'tres-de-paus': threeOfWands,
  'quatro-de-paus': fourOfWands,
  'cinco-de-paus': fiveOfWands,
  'seis-de-paus': sixOfWands,
  'sete-de-paus': sevenOfWands,
  'oito-de-paus': eightOfWands,
  'nove-de-paus': nineOfWands,
  'dez-de-paus': tenOfWands,
}
