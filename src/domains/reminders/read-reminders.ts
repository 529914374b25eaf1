import { findProfile } from '#domains/accounts/index.ts'
import { signOfBirth } from '#domains/oracles/index.ts'
import type { Sql } from '#platform/db.ts'
import type { OwnReminders } from './contract.ts'
import { listRemindersOf } from './sql.ts'

/** What somebody asked to be brought back for, with their sign, where it is known. */
export async function readReminders(sql: Sql, personId: string): Promise<OwnReminders> {
  const [profile, reminders] = await Promise.all([findProfile(sql, personId), listRemindersOf(sql, personId)])
  return { reminders, sign: profile?.birthDate ? signOfBirth(profile.birthDate) : null }
}
