import { CASTS, type CastName, type CastPlace } from './casts.rules.ts'
import type { Meaning } from './meanings.rules.ts'
import { type Rune, type RuneId, RUNES } from './rules.ts'

/** A stone as it was drawn: `piece` counts the runes from 0, `place` the places of the cast. */
export type DrawnStone = { place: number; piece: number; reversed: boolean }
/** A stone on its place; one of the nine is never reversed, however it lay. */
export type PlacedStone = { place: CastPlace; rune: Rune; isReversed: boolean }
/**
 * What is read of one stone, in this order: what the name called, how it is read today, what it is at this place, what
 * it asks.
 */
export type StonePassage = { origin: string; sense: string; here: string | undefined; question: string }

/**
 * The stones in the order of the places, whatever the order in which they were drawn. A place without a stone stays
 * away.
 */
export const placedStonesOf = (cast: CastName, drawn: readonly DrawnStone[]): PlacedStone[] =>
  CASTS[cast].places.flatMap((place, at) => {
    const stone = drawn.find((one) => one.place === at)
    if (!stone) return []
    const rune = RUNES[stone.piece]!
    return [{ place, rune, isReversed: stone.reversed && rune.hasReverse }]
  })

/**
 * The words for a stone at its place. What stands in the way and what helps does not turn with the stone; its sense
 * does.
 */
export const passageOf = ({ place, isReversed }: PlacedStone, meaning: Meaning): StonePassage => ({
  origin: meaning.origin,
  sense: (isReversed && meaning.reversed) || meaning.upright,
  here: place.says && meaning[place.says],
  question: meaning.question,
})

/** The small deed that closes a reading: the counsel of the stone on the last place. */
export const closingCounselOf = (
  laid: readonly PlacedStone[],
  meanings: Readonly<Record<RuneId, Meaning>>,
): string | undefined => {
  const last = laid.at(-1)
  return last && meanings[last.rune.id].counsel
}

const HARSH_NAMES: readonly RuneId[] = ['thurisaz', 'hagalaz', 'nauthiz', 'isa']

/** Is one of the hard names among them, thorn, hail, need or ice? Then a reader says that they are no threats. */
export const hasHarshName = (laid: readonly PlacedStone[]) => laid.some(({ rune }) => HARSH_NAMES.includes(rune.id))
