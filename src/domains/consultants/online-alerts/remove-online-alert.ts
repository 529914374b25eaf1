import { inTransaction, type Db } from '#platform/db.ts'
import { deleteOnlineAlert } from './sql.ts'

/** Withdraws an online alert. Safe to repeat. */
export const removeOnlineAlert = (db: Db, { personId, consultantId }: { personId: string; consultantId: string }) =>
  inTransaction(db, async (tx) => void (await deleteOnlineAlert(tx, personId, consultantId)))
