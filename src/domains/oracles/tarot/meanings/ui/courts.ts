import type { Suit } from '../../deck/rules.ts'
import { kingOfCups } from './courts/king-of-cups.ts'
import { kingOfPentacles } from './courts/king-of-pentacles.ts'
import { kingOfSwords } from './courts/king-of-swords.ts'
import { kingOfWands } from './courts/king-of-wands.ts'
import { knightOfCups } from './courts/knight-of-cups.ts'
import { knightOfPentacles } from './courts/knight-of-pentacles.ts'
import { knightOfSwords } from './courts/knight-of-swords.ts'
import { knightOfWands } from './courts/knight-of-wands.ts'
import { pageOfCups } from './courts/page-of-cups.ts'
import { pageOfPentacles } from './courts/page-of-pentacles.ts'
import { pageOfSwords } from './courts/page-of-swords.ts'
import { pageOfWands } from './courts/page-of-wands.ts'
import { queenOfCups } from './courts/queen-of-cups.ts'
import { queenOfPentacles } from './courts/queen-of-pentacles.ts'
import { queenOfSwords } from './courts/queen-of-swords.ts'
import { queenOfWands } from './courts/queen-of-wands.ts'
import type { Meaning } from '../rules.ts'

export type CourtId = `${'pajem' | 'cavaleiro' | 'rainha' | 'rei'}-de-${Suit}`

/** What each court card says: ways of acting, never portraits. */
export const COURTS: Readonly<Record<CourtId, Meaning>> = {
  'pajem-de-copas': pageOfCups,
  'cavaleiro-de-copas': knightOfCups,
  'rainha-de-copas': queenOfCups,
  'rei-de-copas': kingOfCups,
  'pajem-de-ouros': pageOfPentacles,
  'cavaleiro-de-ouros': knightOfPentacles,
  'rainha-de-ouros': queenOfPentacles,
  'rei-de-ouros': kingOfPentacles,
  'pajem-de-espadas': pageOfSwords,
  'cavaleiro-de-espadas': knightOfSwords,
  'rainha-de-espadas': queenOfSwords,
  'rei-de-espadas': kingOfSwords,
  'pajem-de-paus': pageOfWands,
  'cavaleiro-de-paus': knightOfWands,
  'rainha-de-paus': queenOfWands,
  'rei-de-paus': kingOfWands,
}
