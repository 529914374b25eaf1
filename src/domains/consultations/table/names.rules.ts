import { CARDS, type Coins, type Kind, LINE_WORDS, lineSumOf, RUNES } from '#domains/oracles/draws.rules.ts'
import type { TablePlace } from './spread.rules.ts'

/** Whether a piece lies upside down: nine runes look the same either way, and what lies across has no way up. */
export const isReversed = (kind: Kind, { piece, reversed, across }: TablePlace) =>
  Boolean(reversed) && !across && (kind === 'tarot' || Boolean(RUNES[piece!]?.hasReverse))

/** `A Estrela, invertida`; for a line, what it is. Empty: face down. */
export function nameOfPiece(kind: Kind, place: TablePlace): string {
  if (place.coins) return LINE_WORDS[lineSumOf(place.coins as Coins)]
  if (place.piece === undefined) return ''
  const name = (kind === 'tarot' ? CARDS[place.piece]?.name : RUNES[place.piece]?.name) ?? '?'
  return isReversed(kind, place) ? `${name}, invertida` : name
}
