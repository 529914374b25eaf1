import type { Sql } from '#platform/db.ts'
import { type Journal, assertPosted } from './rules.ts'
import { postJournal as post } from './sql.ts'

/**
 * Moves money in one trip, as part of the caller's transaction (or as one by itself). Safe to repeat: the same key
 * posts once. Refuses `insufficient_funds`, and `key_reused` when the key stands for another act. Lock what the act
 * belongs to (a room, a payment) before.
 */
export const postJournal = async (sql: Sql, journal: Journal): Promise<'posted' | 'already_posted'> =>
  assertPosted(await post(sql, journal))
