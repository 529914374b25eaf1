import { inTransaction, type Db } from '#platform/db.ts'
import { deleteWish } from './sql.ts'

/** Waits no longer. Safe to repeat. */
export const dropWish = (db: Db, { personId, consultantId }: { personId: string; consultantId: string }) =>
  inTransaction(db, async (tx) => void (await deleteWish(tx, personId, consultantId)))
