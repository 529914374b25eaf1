import type { Tx } from '#platform/db.ts'
import { recordKept } from './sql.ts'

/**
 * Lets a person spend for seven days at least what an act (a booking, by its id) has given back of their bonuses, as
 * part of the transaction that gave it back, after that and once: it ended while others had kept it aside. What else is
 * left of these bonuses ends as before.
 */
export const keepReturnedBonus = async (tx: Tx, kept: { personId: string; subject: string; at: Date }) =>
  void (await recordKept(tx, kept))
