import { inTransaction, type Db } from '#platform/db.ts'
import { deleteFavourite } from './sql.ts'

/** Removes a favourite. Safe to repeat. */
export const removeFavourite = (db: Db, { personId, consultantId }: { personId: string; consultantId: string }) =>
  inTransaction(db, async (tx) => void (await deleteFavourite(tx, personId, consultantId)))
