import type { Sql } from '#platform/db.ts'
import { refuse } from '../agreements.rules.ts'
import { owesAcceptance } from './sql.ts'

/** Refuses `needed` for whoever did not accept a version that is in force and asks for it. */
export async function guardAcceptance(sql: Sql, personId: string, at: Date) {
  if (await owesAcceptance(sql, personId, at)) throw refuse('needed')
}
