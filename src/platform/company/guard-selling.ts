import type { Sql } from '../db.ts'
import { refuse } from './selling.rules.ts'
import { findOpening } from './sql.ts'

/** Refuses until the team opened the selling (decision 185): read from the database, so that it holds at once. */
export async function guardSelling(sql: Sql) {
  if (!(await findOpening(sql))) throw refuse('not_open')
}
