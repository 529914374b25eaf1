import type { Tx } from '#platform/db.ts'
import type { Journal, PostingOutcome } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Posts many journals in one round trip and in this order, each with its own outcome: one without funds does not stop
 * the others. All accounts are locked first, in id order, so that two calls cannot deadlock.
 */
export const postJournals = async (tx: Tx, journals: Journal[]): Promise<PostingOutcome[]> =>
  journals.length > 0 ? sql.postJournals(tx, journals) : []
