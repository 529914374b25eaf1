import type { Tx } from '#platform/db.ts'
import { KEPT_MS } from './returned.rules.ts'
import { extendReturned } from './sql.ts'

/**
 * Lets a person spend for seven days at least what an act (a booking, by its id) has given back of their bonuses, as
 * part of the transaction that gave it back, and after that: they ended while others had kept them aside.
 */
export const keepReturnedBonus = (tx: Tx, { personId, subject, at }: { personId: string; subject: string; at: Date }) =>
  extendReturned(tx, { personId, subject, expiresAt: new Date(at.getTime() + KEPT_MS) })
