import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { isComplete } from './rules.ts'
import * as sql from './sql.ts'

type Kept = { id: string; personId: string; question: string | null; shared: boolean; now: Date }

/**
 * Keeps a finished draw for a person, or changes its question and whether it is shared. Refuses a draw that is not
 * finished, does not exist, or belongs to somebody else.
 */
export async function keepReading(db: Db, { question, now, ...kept }: Kept): Promise<sql.ReadingRow> {
  return inTransaction(db, async (tx) => {
    await sql.lockDraw(tx, kept.id)
    const draw = (await sql.findReading(tx, kept)) ?? (await sql.findDraw(tx, kept.id))
    if (!draw) throw refuse('draw_not_found')
    if (!isComplete(draw, draw.events)) throw refuse('draw_unfinished')
    if (!(await sql.recordReading(tx, { ...kept, question: question || null, at: now })))
      throw refuse('reading_owned_by_other')
    return (await sql.findReading(tx, kept))!
  })
}
