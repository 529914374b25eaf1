import type { Tx } from '#platform/db.ts'
import { recordKept } from './sql.ts'

/**
 * Lets a person spend for seven days at least what an act (a booking) gave back of their bonuses, in that transaction,
 * after it and once: it may have ended while others kept it aside. The rest ends as before (decision 128).
 */
export const keepReturnedBonus = async (tx: Tx, kept: { personId: string; subject: string; at: Date }) =>
  void (await recordKept(tx, kept))
