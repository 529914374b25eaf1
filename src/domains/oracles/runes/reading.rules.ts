import { CASTS, type CastName, type CastPlace } from './casts.rules.ts'
import type { Meaning } from './meanings.rules.ts'
import { type Rune, type RuneId, RUNES } from './rules.ts'

/** A stone as drawn: `piece` is the number of the rune, `place` that of the place, both from 0. */
export type DrawnStone = { place: number; piece: number; reversed: boolean }
/** A stone on its place; a symmetric rune is never reversed. */
export type PlacedStone = { place: CastPlace; rune: Rune; isReversed: boolean }
/** The texts for one stone, in this order: origin, present sense, sense at this place, question. */
export type StonePassage = { origin: string; sense: string; here: string | undefined; question: string }

/** The stones in the order of the places, in whatever order they were drawn. Places without a stone are left out. */
export const placedStonesOf = (cast: CastName, drawn: readonly DrawnStone[]): PlacedStone[] =>
  CASTS[cast].places.flatMap((place, at) => {
    const stone = drawn.find((one) => one.place === at)
    if (!stone) return []
    const rune = RUNES[stone.piece]!
    return [{ place, rune, isReversed: stone.reversed && rune.hasReverse }]
  })

/** The texts for a stone at its place. Obstacle and support are the same for a reversed stone; its sense is not. */
export const passageOf = ({ place, isReversed }: PlacedStone, meaning: Meaning): StonePassage => ({
  origin: meaning.origin,
  sense: (isReversed && meaning.reversed) || meaning.upright,
  here: place.says && meaning[place.says],
  question: meaning.question,
})

/** The action that closes a reading: the counsel of the stone on the last place. */
export const closingCounselOf = (
  laid: readonly PlacedStone[],
  meanings: Readonly<Record<RuneId, Meaning>>,
): string | undefined => {
  const last = laid.at(-1)
  return last && meanings[last.rune.id].counsel
}

const HARSH_NAMES: readonly RuneId[] = ['thurisaz', 'hagalaz', 'nauthiz', 'isa']

/** Whether thorn, hail, need or ice is among them; the reading then explains that they are no threats. */
export const hasHarshName = (laid: readonly PlacedStone[]) => laid.some(({ rune }) => HARSH_NAMES.includes(rune.id))
