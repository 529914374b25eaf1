import type { Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { deleteReading } from './sql.ts'

/** Forgets a reading, its draw and its address for good. Refuses what is not one's own. */
export async function forgetReading(db: Db, asked: { id: string; personId: string }) {
  if (!(await deleteReading(db, asked))) throw refuse('draw_not_found')
}
