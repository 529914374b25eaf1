import type { Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { Outcome } from './rules.ts'
import * as sql from './sql.ts'

type Said = { id: string; personId: string; outcome: Outcome | null; note: string | null; now: Date }

/** Writes down how a reading turned out, or erases that when nothing is said. Refuses a reading of somebody else. */
export async function recordOutcome(db: Db, { note, ...said }: Said): Promise<sql.ReadingRow> {
  if (!(await sql.updateOutcome(db, { ...said, note: note || null }))) throw refuse('draw_not_found')
  return (await sql.findReading(db, said))!
}
