import type { Sql } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import type { Profile } from './contract.ts'
import { phoneWords } from './rules.ts'
import { findProfile } from './sql.ts'

/** The own name, phone and birth date. */
export async function readProfile(sql: Sql, personId: string): Promise<Profile> {
  const profile = await findProfile(sql, personId)
  if (!profile) throw refuse('person_not_found')
  return { ...profile, phone: phoneWords(profile.phone) }
}
