import type { Sql } from '#platform/db.ts'
import { refuse } from '../state/refusals.rules.ts'
import { findToldSeed } from './sql.ts'

/** The platform's seed of a spread that is over, for its two people. Refuses anybody else, and while it goes on. */
export async function readSeed(
  sql: Sql,
  asked: { id: string; consultationId: string; personId: string },
): Promise<{ seed: string }> {
  const found = await findToldSeed(sql, asked)
  if (!found) throw refuse('not_found')
  if (!found.seed) throw refuse('table_still_open')
  return { seed: found.seed }
}
