import type { Sql, Tx } from '#platform/db.ts'
import { assertPosted, type Journal } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Moves money in one round trip. Refuses `insufficient_funds`; `already_posted`, because its caller has changed rows
 * for money that does not move twice; and `key_reused`. Lock the subject (a room, a payment) before, and look whether
 * its money has moved.
 */
export async function postJournal(db: Sql, journal: Journal) {
  assertPosted(await sql.postJournal(db, journal))
}

/**
 * The same for several journals, in one round trip and in this order, in the caller's transaction: all or none. All
 * accounts are locked first, in id order. What the `settled` acts took and did not release is used.
 */
export async function postJournals(tx: Tx, journals: readonly Journal[], settled: readonly string[] = []) {
  if (journals.length + settled.length > 0) (await sql.postJournals(tx, journals, settled)).forEach(assertPosted)
}
