import type { Sql } from '#platform/db.ts'
import { type Journal, assertPosted } from './rules.ts'
import { postJournal as post } from './sql.ts'

/**
 * Moves money in one round trip, in the caller's transaction or in one of its own. Safe to repeat: the same key posts
 * once. Refuses `insufficient_funds`, and `key_reused` when the key was posted with other content. Lock the subject (a
 * room, a payment) before.
 */
export const postJournal = async (sql: Sql, journal: Journal): Promise<'posted' | 'already_posted'> =>
  assertPosted(await post(sql, journal))
