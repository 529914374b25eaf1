import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { type DrawEvent, isComplete, type Terms } from './rules.ts'
import * as sql from './sql.ts'

type MadeElsewhere = Terms & { id: string; seed: string; openedAt: Date; events: readonly DrawEvent[] }

/**
 * Keeps a finished draw that was made elsewhere, as on the table of a consultation, among a person's readings, for them
 * alone. Kept already, it stays as it is. Refuses a draw that is not finished, and one that somebody else keeps.
 */
export async function keepDraw(db: Db, { personId, now, ...draw }: MadeElsewhere & { personId: string; now: Date }) {
  if (!isComplete(draw, draw.events)) throw refuse('draw_unfinished')
  return inTransaction(db, async (tx) => {
    await sql.lockDraw(tx, draw.id)
    if (await sql.findReading(tx, { id: draw.id, personId })) return
    if (await sql.insertDraw(tx, { ...draw, at: draw.openedAt }))
      await sql.insertEvents(tx, { drawId: draw.id, after: 0, events: draw.events, at: draw.openedAt })
    if (!(await sql.recordReading(tx, { id: draw.id, personId, question: null, shared: false, at: now })))
      throw refuse('reading_owned_by_other')
  })
}
