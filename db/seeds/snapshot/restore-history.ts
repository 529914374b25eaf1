import type { Db } from '#platform/db.ts'
import { midnightBefore } from '../calendar.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { readSnapshot } from './snapshot.ts'
import { hasPeople, maySwitchTriggersOff } from './sql.ts'

/**
 * Saves most of the work of seeding. What is there already, another version of the history, and a role without the
 * right to restore are left to live seeding.
 */
export async function restoreHistory(owner: Db) {
  const snapshot = await readSnapshot()
  if (!snapshot || (await hasPeople(owner)) || !(await maySwitchTriggersOff(owner))) return
  await restoreSnapshot(owner, snapshot, midnightBefore(new Date()))
}
