import type { Db } from '#platform/db.ts'
import { findFinalJournal } from './find-final-journal.ts'
import { insertSnapshots } from './sql.ts'

/**
 * Stores the totals of the platform's accounts, so that reading them stays quick. Blocks no posting: while one takes
 * long to commit, nothing is stored and the next run does it.
 */
export async function snapshotTotals(db: Db) {
  const last = await findFinalJournal(db)
  if (last !== undefined) await insertSnapshots(db, last)
}
