import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { insertFavourite } from './sql.ts'

/** Adds a favourite. Refuses a missing or unapproved consultant. Safe to repeat: the first date is kept. */
export async function addFavourite(
  db: Db,
  { personId, consultantId, now }: { personId: string; consultantId: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    if (!(await insertFavourite(tx, personId, consultantId, now))) throw refuse('not_found')
  })
}
