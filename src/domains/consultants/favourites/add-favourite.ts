import { inTransaction, type Db } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { insertFavourite } from './sql.ts'

/** Keeps a consultant at hand. Refuses whoever is missing or not approved. Safe to repeat: the first time counts. */
export async function addFavourite(
  db: Db,
  { personId, consultantId, now }: { personId: string; consultantId: string; now: Date },
) {
  return inTransaction(db, async (tx) => {
    if (!(await insertFavourite(tx, personId, consultantId, now))) throw refuse('not_found')
  })
}
