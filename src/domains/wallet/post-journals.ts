import type { Sql } from '#platform/db.ts'
import { assertPosted, type Journal } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Moves money in one round trip: all journals or none, accounts locked in id order. What `settled` acts still hold is
 * used. Refuses `insufficient_funds`, `already_posted` and `key_reused`. Lock the subject before.
 */
export async function postJournals(db: Sql, journals: readonly Journal[], settled: readonly string[] = []) {
  const [first] = journals
  if (first && journals.length + settled.length === 1) assertPosted(await sql.postJournal(db, first))
  else if (journals.length + settled.length > 0) (await sql.postJournals(db, journals, settled)).forEach(assertPosted)
}
