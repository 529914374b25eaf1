import type { Sql } from '#platform/db.ts'
import { findPerson } from '../registration/sql.ts'
import { refuse } from '../rules.ts'
import { userOf } from './open-session.ts'

/** The signed-in person in the spec's form. */
export async function readUser(sql: Sql, id: string) {
  const person = await findPerson(sql, id)
  if (!person) throw refuse('person_not_found')
  return { user: await userOf(sql, person) }
}
