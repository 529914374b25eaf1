import type { Tx } from '#platform/db.ts'
import type { Journal, PostingOutcome } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Many acts in one trip, in this order, each with its own outcome: one that lacks money does not stop the others.
 * All accounts are locked first, in id order, so that two calls never wait on each other.
 */
export const postJournals = async (tx: Tx, journals: Journal[]): Promise<PostingOutcome[]> =>
  journals.length > 0 ? sql.postJournals(tx, journals) : []
