import type { Sql } from '#platform/db.ts'
import { owesAcceptance } from '../agreements/sql.ts'
import { findPerson } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { userOf } from './open-session.ts'

/** The signed-in person in the spec's form, and whether a legal text waits for their acceptance. */
export async function readUser(sql: Sql, id: string, now: Date) {
  const [person, owes] = await Promise.all([findPerson(sql, id), owesAcceptance(sql, id, now)])
  if (!person) throw refuse('person_not_found')
  return { user: { ...(await userOf(sql, person)), ...(owes && { owesAcceptance: true }) } }
}
