import { type DrawEvent, type Layout, drawStateOf } from '../../draw/rules.ts'
import { type Card, CARDS } from '../cards.rules.ts'
import type { Meaning } from '../meanings.rules.ts'
import type { SpreadPlace } from '../spreads/place.rules.ts'
import { spreadOf } from '../spreads/rules.ts'
import { realmOf } from './realms.rules.ts'

/** A card in its place. A crossing card is never reversed, whatever the draw says. */
export type PlacedCard = { number: number; place: SpreadPlace; card: Card; isReversed: boolean }

/** The cards of a draw in the order of its places; empty before they are drawn. */
export function placedCardsOf({ layout, events }: { layout: Layout; events: readonly DrawEvent[] }): PlacedCard[] {
  const places = spreadOf(layout)?.places ?? []
  const chosen = drawStateOf(events).chosen.toSorted((a, b) => a.place - b.place)
  return chosen.flatMap(({ place: at, piece, reversed }) => {
    const [place, card] = [places[at], CARDS[piece]]
    return place && card ? [{ number: at + 1, place, card, isReversed: reversed && !place.across }] : []
  })
}

/** "O Louco", "O Louco, invertida": "carta" is feminine, whoever it shows. */
export const cardName = ({ card, isReversed }: Pick<PlacedCard, 'card' | 'isReversed'>) =>
  isReversed ? `${card.name}, invertida` : card.name

/** "O Louco, invertida, em: Na base". */
export const cardAltText = (laid: PlacedCard) => `${cardName(laid)}, em: ${laid.place.name}`

export const keywordsOf = ({ isReversed }: Pick<PlacedCard, 'isReversed'>, { keywords }: Pick<Meaning, 'keywords'>) =>
  isReversed ? keywords.reversed : keywords.upright

/**
 * The reading of a card at its place: how its theme relates to the place, its sense or obstacle there, and advice where
 * the place asks for it.
 */
export type PlaceReading = {
  relates: string
  says: string
  counsel?: string
  keywords: readonly string[]
  question: string
  text: string
}

/** Reads a card at its place. */
export function placeReadingOf(laid: PlacedCard, meaning: Meaning): PlaceReading {
  const { place, card, isReversed } = laid
  const sense = isReversed ? meaning.reversed : meaning.upright
  return {
    relates: `${place.about} ${realmOf(card)}.`,
    says: place.facet === 'obstacle' ? meaning.obstacle : sense,
    ...(place.facet === 'counsel' && { counsel: meaning.counsel }),
    keywords: keywordsOf(laid, meaning),
    question: meaning.question,
    text: meaning.text,
  }
}
