import { type Db, inTransaction } from '#platform/db.ts'
import { insertSnapshots, lockLastJournal } from './sql.ts'

/**
 * Stores the totals of the platform's accounts, so that reading them stays quick. Blocks postings only while the last
 * id is read.
 */
export async function snapshotTotals(db: Db) {
  const last = await inTransaction(db, lockLastJournal)
  await inTransaction(db, (tx) => insertSnapshots(tx, last))
}
