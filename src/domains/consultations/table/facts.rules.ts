import { fields, number, oneOf, type Reader, text, uuid } from '#shared/facts.ts'
import { TABLE_LAYOUT_IDS } from './layout-ids.rules.ts'

/** The two of a room. Who draws: the consultant from the top of the deck, or the client, who chooses face down. */
export const SIDES = ['consultant', 'client'] as const
export type Side = (typeof SIDES)[number]

const list =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    const all = Array.isArray(value) ? value.map(read) : [undefined]
    return all.every((one) => one !== undefined) ? all : undefined
  }
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
/** Empty: this act carries no part of a seed. */
const part: Reader<string> = (value) => (value === undefined ? '' : text(value))

const READERS = [
  fields({
    act: oneOf(['opened']),
    spread: uuid,
    layout: oneOf(TABLE_LAYOUT_IDS),
    drawer: oneOf(SIDES),
    reversals: flag,
    places: list(text),
    commitment: text,
  }),
  fields({ act: oneOf(['mixed']), spread: uuid, part: text }),
  fields({ act: oneOf(['laid']), spread: uuid, cards: list(fields({ place: number, position: number })), part }),
  fields({ act: oneOf(['turned']), spread: uuid, place: number, piece: number, reversed: flag }),
  fields({ act: oneOf(['thrown']), spread: uuid, place: number, coins: list(number), part }),
  fields({ act: oneOf(['closed']), spread: uuid }),
] as const

/**
 * What happened on the table of a room, as its event carries it. `place` and `position` count from 0; `part` is a seed
 * that somebody added; `coins` are 1 for heads, 0 for tails. The platform's own seed is in none of them.
 */
export type TableFact = Exclude<ReturnType<(typeof READERS)[number]>, undefined>

/** Undefined: an act that this page does not know. */
export const readTableFact: Reader<TableFact> = (value) =>
  READERS.map((read) => read(value)).find((fact) => fact !== undefined)
