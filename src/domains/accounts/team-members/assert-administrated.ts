import type { Tx } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { countOtherAdministrators } from './sql.ts'

/**
 * The team keeps somebody with a password who may do everything, without this person. Asked under the lock of the team.
 * Refuses `last_administrator`.
 */
export async function assertAdministrated(tx: Tx, withoutId: string) {
  if ((await countOtherAdministrators(tx, withoutId)) === 0) throw refuse('last_administrator')
}
