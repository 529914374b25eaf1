import type { RoomEvent } from '../../../room/contract.ts'
import { seatOfAuthor } from '../../../room/words.rules.ts'
import { readTableFact } from '../../../table/facts.rules.ts'
import type { TableEvent } from '../../../table/spread.rules.ts'

/** The acts on the table among the events of a room. */
export const tableEventsOf = (events: readonly RoomEvent[]): TableEvent[] =>
  events.flatMap(({ type, seq, at, authorKind, fact }) => {
    const table = type === 'table' ? readTableFact(fact.table) : undefined
    return table ? [{ seq, at, by: seatOfAuthor(authorKind) === 'client' ? 'client' : 'consultant', table }] : []
  })
