import type { Tx } from '#platform/db.ts'
import { promotionalOf } from '../rules.ts'
import { lockBalances } from '../sql.ts'
import { KEPT_MS } from './returned.rules.ts'
import { extendReturned } from './sql.ts'

/**
 * Lets a person spend for seven days at least what an act (a booking, by its id) has given back of their bonuses, as
 * part of the transaction that gave it back: they ended while others had kept them aside.
 */
export async function keepReturnedBonus(
  tx: Tx,
  { personId, subject, at }: { personId: string; subject: string; at: Date },
) {
  await lockBalances(tx, [promotionalOf(personId)])
  await extendReturned(tx, { personId, subject, expiresAt: new Date(at.getTime() + KEPT_MS) })
}
