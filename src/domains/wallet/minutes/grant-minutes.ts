import type { Tx } from '#platform/db.ts'
import { postJournalsAtomically } from '../post-journals-atomically.ts'
import { minutesBoughtJournal } from './rules.ts'
import { type NewMinutePack, insertPack } from './sql.ts'

/**
 * Grants prepaid minutes, as part of the caller's transaction; their value (centavos, zero for promotional minutes) is
 * debited from the available balance. `ceiling`: the highest price per minute that they cover; null: any. A plan
 * expires with its month; what is left then is kept for one more month. Refuses `insufficient_funds`. False: the id was
 * granted before, or the person had welcome minutes before; nothing changed.
 */
export async function grantMinutes(tx: Tx, grant: NewMinutePack): Promise<boolean> {
  if (!(await insertPack(tx, grant))) return false
  await postJournalsAtomically(tx, minutesBoughtJournal(grant.id, grant.personId, grant.value))
  return true
}
