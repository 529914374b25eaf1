import type { Tx } from '#platform/db.ts'
import { COUNTS_FROM } from './rules.ts'
import { lockReviewsBy } from './sql.ts'
import { sumClientPaid } from './sum-client-paid.ts'

/**
 * Whether all reviews of this client count, by what was captured of their own money anywhere. Until the transaction
 * ends none of their reviews begins or ceases to count elsewhere: neither misses what the other has just changed.
 */
export async function hasSpentEnough(tx: Tx, clientId: string): Promise<boolean> {
  await lockReviewsBy(tx, clientId)
  const spent = [...(await sumClientPaid(tx, clientId)).values()]
  return spent.reduce((sum, own) => sum + own, 0n) >= COUNTS_FROM
}
