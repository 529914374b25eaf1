import type { Coins, ShuffleResult } from '#domains/oracles/draws.rules.ts'
import { refuse } from '../state/refusals.rules.ts'
import type { Side, TableFact } from './facts.rules.ts'
import { hasBegun, isFilled, isShown, type Spread } from './spread.rules.ts'

/**
 * What somebody does with a spread. `mix`: adds a seed; `draw`: lays the top of the deck on empty places; `lay`: one
 * piece, face down; `throw`: three coins; `turn`: shows a piece; `put_away`: clears. A first piece may bring a `part`.
 */
export type TableAct =
  | { type: 'mix'; part: string }
  | { type: 'draw'; part?: string | undefined }
  | { type: 'lay'; place: number; position: number; part?: string | undefined }
  | { type: 'throw'; place: number; part?: string | undefined }
  | { type: 'turn'; place: number }
  | { type: 'put_away' }

const BOTH: readonly Side[] = ['consultant', 'client']

/** Whose act it is, by what it is and by who draws this spread. */
const WHO: Readonly<Record<TableAct['type'], (spread: Spread) => readonly Side[]>> = {
  mix: () => BOTH,
  draw: ({ drawer }) => (drawer === 'consultant' ? [drawer] : []),
  lay: ({ drawer }) => [drawer],
  throw: ({ drawer }) => [drawer],
  turn: ({ drawer }) => ['consultant', drawer],
  put_away: () => ['consultant'],
}

/** Whether this side may do that at some time of this spread. */
export const isTheirs = (spread: Spread, by: Side, type: TableAct['type']) => WHO[type](spread).includes(by)

/** Which part of a seed goes with an act: the given one while nothing lies there and its side has added none. */
function partOf(spread: Spread, by: Side, part = '') {
  const added = hasBegun(spread) || spread.parts.some((one) => one.by === by) ? '' : part
  if (added === '' && spread.parts.length === 0) throw refuse('table_not_shuffled')
  return added
}

/** The parts of the seed with that of this act, which decides how the row lies before the first piece. */
export const withPartOf = (spread: Spread, by: Side, act: TableAct): Spread => {
  const part = 'part' in act && act.type !== 'mix' ? partOf(spread, by, act.part) : ''
  return part === '' ? spread : { ...spread, parts: [...spread.parts, { by, part }] }
}

/**
 * What an act makes of a spread, for the room's sequence; undefined: it is done already. `shuffled`: the row or throws
 * that all seeds make. Refuses what is not this side's, comes too early or late, or was done otherwise.
 */
export function factOf(spread: Spread, by: Side, act: TableAct, shuffled: ShuffleResult): TableFact | undefined {
  if (!isTheirs(spread, by, act.type)) throw refuse('table_not_yours')
  if (isDone(spread, by, act)) return undefined
  if (spread.isPutAway) throw refuse('table_put_away')
  const { id } = spread
  switch (act.type) {
    case 'put_away':
      return { act: 'closed', spread: id }
    case 'mix':
      if (hasBegun(spread)) throw refuse('table_already_drawn')
      if (spread.parts.some((one) => one.by === by)) throw refuse('table_already_shuffled')
      return { act: 'mixed', spread: id, part: act.part }
    case 'draw':
      return { act: 'laid', spread: id, cards: fromTheTop(spread), part: partOf(spread, by, act.part) }
    case 'lay': {
      const cards = [{ place: act.place, position: chosen(spread, act, shuffled) }]
      return { act: 'laid', spread: id, cards, part: partOf(spread, by, act.part) }
    }
    case 'throw': {
      const coins = coinsOf(spread, act, shuffled)
      return { act: 'thrown', spread: id, place: act.place, coins, part: partOf(spread, by, act.part) }
    }
    case 'turn': {
      const position = placeOf(spread, act.place).position
      const piece = position === undefined ? undefined : shuffled.row[position]
      if (!piece) throw refuse('table_place_empty')
      return { act: 'turned', spread: id, place: act.place, ...piece }
    }
  }
}

/** Whether the same act was done before, so that a repeated one changes nothing. */
function isDone(spread: Spread, by: Side, act: TableAct) {
  switch (act.type) {
    case 'put_away':
      return spread.isPutAway
    case 'mix':
      return spread.parts.some((one) => one.by === by && one.part === act.part)
    case 'draw':
      return spread.kind !== 'iching' && spread.places.every(isFilled)
    case 'lay':
      return spread.places[act.place]?.position === act.position
    case 'throw':
      return spread.places[act.place]?.coins !== undefined
    case 'turn':
      return spread.places[act.place]?.piece !== undefined
  }
}

function placeOf(spread: Spread, at: number) {
  const place = spread.places[at]
  if (!place) throw refuse('table_no_such_place')
  return place
}

const positionsOf = ({ places }: Spread) =>
  new Set(places.flatMap(({ position }) => (position === undefined ? [] : [position])))

function fromTheTop(spread: Spread) {
  if (spread.kind === 'iching') throw refuse('table_other_oracle')
  const taken = positionsOf(spread)
  let next = 0
  return spread.places.flatMap((place, at) => {
    if (isFilled(place)) return []
    while (taken.has(next)) next++
    return [{ place: at, position: next++ }]
  })
}

function chosen(spread: Spread, { place, position }: { place: number; position: number }, { row }: ShuffleResult) {
  if (spread.kind === 'iching') throw refuse('table_other_oracle')
  if (isFilled(placeOf(spread, place))) throw refuse('table_place_filled')
  if (position >= row.length) throw refuse('table_no_such_place')
  if (positionsOf(spread).has(position)) throw refuse('table_piece_taken')
  return position
}

function coinsOf(spread: Spread, { place }: { place: number }, { throws }: ShuffleResult): Coins {
  placeOf(spread, place)
  if (spread.kind !== 'iching') throw refuse('table_other_oracle')
  if (spread.places.findIndex((one) => !isShown(one)) !== place) throw refuse('table_lines_in_order')
  return throws[place]!
}
