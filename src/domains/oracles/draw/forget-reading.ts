import type { Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { deleteReading } from './sql.ts'

/** Deletes a reading and its draw. Refuses a reading of somebody else. */
export async function forgetReading(db: Db, asked: { id: string; personId: string }) {
  if (!(await deleteReading(db, asked))) throw refuse('draw_not_found')
}
