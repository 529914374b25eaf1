import { late } from '#browser/late-code.ts'
import { CARDS, type CardId, type MajorId } from '../../cards.rules.ts'
import type { CourtId } from './courts.ts'
import type { Meaning } from '../../meanings.rules.ts'

const isMajor = (card: CardId): card is MajorId => CARDS.some(({ id, suit }) => id === card && suit === undefined)
const isCourt = (card: CardId): card is CourtId => /^(pajem|cavaleiro|rainha|rei)-de-/.test(card)

/** The text of a card. Majors, court cards and numbered cards are separate chunks, loaded when one is needed. */
export const meaningOf = async (card: CardId): Promise<Meaning> => {
  if (isMajor(card)) return (await late(() => import('./majors.ts'))).MAJORS[card]
  if (isCourt(card)) return (await late(() => import('./courts.ts'))).COURTS[card]
  return (await late(() => import('./pips.ts'))).PIPS[card]
}
