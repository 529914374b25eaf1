import type { Sql } from '#platform/db.ts'
import { assertPosted, type Journal } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Moves money in one round trip, in this order: all journals or none; all accounts are locked first, in id order. What
 * the `settled` acts took and did not release is used. Refuses `insufficient_funds`, `key_reused`, and `already_posted`:
 * its caller has changed rows for money that does not move twice. Lock the subject before.
 */
export async function postJournals(db: Sql, journals: readonly Journal[], settled: readonly string[] = []) {
  const [first] = journals
  if (first && journals.length + settled.length === 1) assertPosted(await sql.postJournal(db, first))
  else if (journals.length + settled.length > 0) (await sql.postJournals(db, journals, settled)).forEach(assertPosted)
}
