import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { findFinalJournal } from './find-final-journal.ts'
import { lockFold, recordFold } from './sql.ts'

const AT_ONCE = 20_000n

/** What follows the ledger. */
type Fold = 'statement' | 'platform'

/**
 * Gives `add` each final journal once, in ranges (after one, to another inclusive), until all are known. What it writes
 * commits with how far it read, so a killed run leaves nothing half counted; a second worker passes by.
 */
export async function foldLedger(
  db: Db,
  name: Fold,
  add: (tx: Tx, range: { after: bigint; through: bigint }) => Promise<unknown>,
) {
  const final = await findFinalJournal(db)
  for (let isDone = final === undefined; !isDone; )
    isDone = await inTransaction(db, async (tx) => {
      const after = await lockFold(tx, name)
      if (after === undefined || after >= final!) return true
      const through = final! - after > AT_ONCE ? after + AT_ONCE : final!
      await add(tx, { after, through })
      await recordFold(tx, name, through)
      return through === final
    })
}
