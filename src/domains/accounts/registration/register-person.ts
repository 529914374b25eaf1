import { inTransaction, type Db } from '#platform/db.ts'
import type { Registration } from './contract.ts'
import { emailTaken, createPerson, prepareRegistration, type Prehashed } from './prepare-registration.ts'
import * as sql from './sql.ts'

/**
 * Creates a person without signing in (seeds, imports). Repeating the same id and e-mail changes nothing. Refuses
 * `email_taken`, minors, invalid phones.
 */
export async function registerPerson(
  db: Db,
  { now, ...registration }: Registration & Prehashed & { now: Date },
): Promise<sql.Person> {
  const prepared = await prepareRegistration(registration, now)
  const isIn = await inTransaction(db, (tx) => createPerson(tx, prepared))
  const person = await sql.findPerson(db, prepared.id)
  if (!person || (!isIn && person.email !== prepared.email)) throw emailTaken()
  return person
}
