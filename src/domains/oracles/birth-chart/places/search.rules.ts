import { CLEANED } from '#shared/typed-text/clean.ts'
import { refuse } from '../../rules.ts'
import { placeLabel, type BirthPlace } from './rules.ts'

const MOST_RESULTS = 8
const MOST_DISTANCE = 4

/** Lower case, without accents, and with single spaces. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Separates town and state: “Bonito, MS”, “bonito/ms”, “Bonito (MS)”. */
function readTyped(typed: string) {
  const clean = CLEANED.line(typed)
  const end = /(?<![ ,/(-])[ ,/(-]+([a-z]{2})\)?$/i.exec(clean)
  const town = end ? folded(clean.slice(0, end.index)) : undefined
  return { whole: folded(typed), town, state: end?.[1]!.toUpperCase() }
}

/** Towns that may be meant, the most likely first, at most eight. Ignores accents, case and small typos. */
export function findPlaces(places: readonly BirthPlace[], typed: string): BirthPlace[] {
  const { whole, town, state } = readTyped(typed)
  if (whole.length < 2) return []
  return places
    .map((place) => {
      const name = folded(place.name)
      const asWhole = distance(name, whole)
      return { place, away: town && state === place.state ? Math.min(asWhole, distance(name, town) - 0.5) : asWhole }
    })
    .filter(({ away }) => away < MOST_DISTANCE)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, MOST_RESULTS)
    .map(({ place }) => place)
}

/** The one town that is meant. Refuses unknown names, and names that exist in several states. */
export function exactPlace(places: readonly BirthPlace[], typed: string): BirthPlace {
  const { whole, town, state } = readTyped(typed)
  const named = places.filter((place) => folded(place.name) === whole || placeLabel(place) === typed.trim())
  const inState = town ? places.filter((place) => folded(place.name) === town && place.state === state) : []
  const [only, ...others] = inState.length > 0 ? inState : named
  if (!only) throw refuse('unknown_place')
  if (others.length > 0) throw refuse('ambiguous_place')
  return only
}

/** 0 for the same name, 1 for a prefix (shorter names first), 2 for the prefix of a later word, 3 and more by typos. */
function distance(name: string, wanted: string) {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1 + (name.length - wanted.length) / 100
  if (` ${name}`.includes(` ${wanted}`)) return 2
  const allowed = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2
  if (allowed === 0) return MOST_DISTANCE
  // While somebody is typing only a prefix can be compared; it may have a letter more or less.
  const beginnings = [-1, 0, 1].map((more) => typos(name.slice(0, wanted.length + more), wanted) + 0.25)
  const typoDistance = Math.min(typos(name, wanted), ...beginnings)
  return typoDistance <= allowed + 0.25 ? 2.5 + typoDistance / 2 : MOST_DISTANCE
}

/** The edit distance: letters inserted, removed, replaced or swapped (optimal string alignment). */
function typos(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swap =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2]! + 1 : change
      row.push(Math.min(change, swap, last[j]! + 1, row[j - 1]! + 1))
    }
    ;[before, last] = [last, row]
  }
  return last[other.length]!
}
