import { CARDS, type CardId, type MajorId } from '../../cards.rules.ts'
import type { CourtId } from './courts.ts'
import type { Meaning } from '../../meanings.rules.ts'

const isMajor = (card: CardId): card is MajorId => CARDS.some(({ id, suit }) => id === card && suit === undefined)
const isCourt = (card: CardId): card is CourtId => /^(pajem|cavaleiro|rainha|rei)-de-/.test(card)

/** What a card says. Trumps, court and numbered cards travel separately and only when one of them is asked for. */
export const meaningOf = async (card: CardId): Promise<Meaning> => {
  if (isMajor(card)) return (await import('./majors.ts')).MAJORS[card]
  if (isCourt(card)) return (await import('./courts.ts')).COURTS[card]
  return (await import('./pips.ts')).PIPS[card]
}
