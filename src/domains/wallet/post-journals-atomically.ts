import type { Tx } from '#platform/db.ts'
import { postJournals } from './post-journals.ts'
import { type Journal, assertPosted } from './rules.ts'

/**
 * Posts several journals in one round trip and in this order, as part of the caller's transaction: all or none. Refuses
 * `insufficient_funds`, `key_reused`. All accounts are locked first, in id order.
 */
export async function postJournalsAtomically(tx: Tx, journals: Journal[]) {
  const outcomes = await postJournals(tx, journals)
  outcomes.forEach(assertPosted)
}
