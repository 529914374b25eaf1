import type { Tx } from '#platform/db.ts'
import { postJournals } from '../post-journals.ts'
import { bonusJournal } from './bonus.rules.ts'
import { insertBonus, type NewBonus } from './bonus.sql.ts'

/**
 * Grants a bonus, which is spent before own credit and expires, as part of the caller's transaction. Amount in
 * centavos, above zero. False: the id was granted before, nothing changed.
 */
export async function grantBonus(tx: Tx, grant: NewBonus): Promise<boolean> {
  if (!(await insertBonus(tx, grant))) return false
  await postJournals(tx, [bonusJournal('bonus', grant)])
  return true
}
