import type { Draw, Reading } from './contract.ts'
import type { DrawRow, ReadingRow } from './sql.ts'

/** A draw as others may see it: the seed appears only as an event. */
export const drawView = ({ id, kind, layout, reversals, openedAt, events }: DrawRow): Draw => ({
  id,
  kind,
  layout,
  reversals,
  openedAt,
  events: events as Draw['events'],
})

export const readingView = ({ question, keptAt, sharedAt, ...draw }: ReadingRow): Reading => ({
  draw: drawView(draw),
  question,
  keptAt,
  sharedAt,
})
