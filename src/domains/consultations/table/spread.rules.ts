import type { Kind } from '#domains/oracles/draws.rules.ts'
import type { Side, TableFact } from './facts.rules.ts'
import { TABLE_LAYOUTS } from './layouts.rules.ts'

/** One act on the table: what happened, by whose side, and where it stands in the room's sequence. */
export type TableEvent = { seq: number; by: Side; at: Date; table: TableFact }

type Opened = Extract<TableFact, { act: 'opened' }>

/** A place of a spread. `position`: which piece of the row lies there, from 0; undefined: none yet. */
export type TablePlace = {
  name: string
  /** Its card lies across the one before, and is never reversed. */
  across?: boolean
  position?: number
  piece?: number
  reversed?: boolean
  coins?: readonly number[]
}

/** One spread as both see it: the fold of its events. */
export type Spread = Omit<Opened, 'act' | 'spread' | 'places'> & {
  id: string
  kind: Kind
  openedAt: Date
  places: readonly TablePlace[]
  /** Seeds of the people, in the order in which they were added. */
  parts: readonly { by: Side; part: string }[]
  isPutAway: boolean
}

/** The spreads of a room in the order in which they were opened. Acts on a spread that nobody opened change nothing. */
export function spreadsOf(events: readonly TableEvent[]): Spread[] {
  const spreads = new Map<string, Spread>()
  for (const event of events) {
    const { table } = event
    if (table.act === 'opened') spreads.set(table.spread, opened(table, event))
    const spread = spreads.get(table.spread)
    if (spread) spreads.set(table.spread, applied(spread, event))
  }
  return [...spreads.values()]
}

const opened = ({ spread: id, layout, drawer, reversals, places, commitment }: Opened, { at }: TableEvent): Spread => ({
  id,
  layout,
  kind: TABLE_LAYOUTS[layout].kind,
  drawer,
  reversals,
  commitment,
  openedAt: at,
  places: places.map((name, place) => ({ name, ...(TABLE_LAYOUTS[layout].across === place && { across: true }) })),
  parts: [],
  isPutAway: false,
})

function applied(spread: Spread, { by, table }: TableEvent): Spread {
  switch (table.act) {
    case 'opened':
      return spread
    case 'closed':
      return { ...spread, isPutAway: true }
    case 'mixed':
      return withPart(spread, by, table.part)
    case 'laid':
      return table.cards.reduce(
        (next, { place, position }) => withPlace(next, place, { position }),
        withPart(spread, by, table.part),
      )
    case 'turned':
      return withPlace(spread, table.place, { piece: table.piece, reversed: table.reversed })
    case 'thrown':
      return withPlace(withPart(spread, by, table.part), table.place, { coins: table.coins })
  }
}

const withPart = (spread: Spread, by: Side, part: string): Spread =>
  part === '' ? spread : { ...spread, parts: [...spread.parts, { by, part }] }

const withPlace = (spread: Spread, place: number, change: Partial<TablePlace>): Spread => ({
  ...spread,
  places: spread.places.map((one, at) => (at === place ? { ...one, ...change } : one)),
})

/** Whether something lies there. */
export const isFilled = ({ position, coins }: TablePlace) => position !== undefined || coins !== undefined
/** Whether both can see what lies there. */
export const isShown = ({ piece, coins }: TablePlace) => piece !== undefined || coins !== undefined
/** Whether something lies on the cloth, so that nobody shuffles any more. */
export const hasBegun = ({ places }: Spread) => places.some(isFilled)
/** Whether everything is turned. */
export const isFinished = ({ places }: Spread) => places.every(isShown)

/** What people added to the platform's seed: their parts in their order. Empty: nobody shuffled yet. */
export const gestureOf = ({ parts }: Spread) => parts.map(({ part }) => part).join('+')

/** The spread that lies on the cloth now: the latest one, unless it was put away. */
export function onTheCloth(spreads: readonly Spread[]): Spread | undefined {
  const last = spreads.at(-1)
  return last?.isPutAway ? undefined : last
}
