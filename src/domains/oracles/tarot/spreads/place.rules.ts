/** Which text of a card a place uses: its sense, also its counsel, or its obstacle. */
export type Facet = 'sense' | 'counsel' | 'obstacle'

/**
 * A place of a spread. `about` begins the sentence that names the card's theme ("O assunto se apoia em …"); `column`
 * and `row` count from 1, in cards. A card `across` covers the previous one and is never reversed.
 */
export type SpreadPlace = {
  name: string
  asks: string
  about: string
  facet: Facet
  column: number
  row: number
  across?: true
  oldName?: string
  note?: string
}

/** Two places read in one sentence: "No alto, começo; no chão, medida." */
export type PlacePair = { name: string; places: readonly [number, number]; halves: readonly [string, string] }
