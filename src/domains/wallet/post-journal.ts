import type { Tx } from '#platform/db.ts'
import { type Journal, standing } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Moves money, within the caller's transaction and in one trip. Safe to repeat: the same key posts once.
 * Refuses `insufficient_funds`, and `key_reused` when the key stands for another act. Lock what the act belongs to (a room, a payment) before.
 */
export const postJournal = async (tx: Tx, journal: Journal): Promise<'posted' | 'already_posted'> => standing(await sql.postJournal(tx, journal))
