import type { Tx } from '#platform/db.ts'
import { postJournal } from '../post-journal.ts'
import { bonusJournal } from './rules.ts'
import { type NewBonus, insertBonus } from './sql.ts'

/**
 * Gives somebody credit to be spent before their own and until an instant, as part of the caller's transaction. Amount
 * in centavos, above zero. The same id again changes nothing: false.
 */
export async function grantBonus(tx: Tx, grant: NewBonus): Promise<boolean> {
  if (!(await insertBonus(tx, grant))) return false
  await postJournal(tx, bonusJournal(grant))
  return true
}
