import type { Tx } from '#platform/db.ts'
import { postJournalsAtomically } from '../post-journals-atomically.ts'
import { minutesBoughtJournal } from './rules.ts'
import { type NewMinutePack, insertPack } from './sql.ts'

/**
 * Gives somebody minutes, as part of the caller's transaction; their value (centavos, zero for a present) leaves what
 * the person may spend. `ceiling`: the dearest minute they are used for; null: any. A plan's end is that of its month:
 * what is left then is kept for one month more. The same id again changes nothing. Refuses `insufficient_funds`. False:
 * it was given before, or a second welcome.
 */
export async function grantMinutes(tx: Tx, grant: NewMinutePack): Promise<boolean> {
  if (!(await insertPack(tx, grant))) return false
  await postJournalsAtomically(tx, minutesBoughtJournal(grant.id, grant.personId, grant.value))
  return true
}
