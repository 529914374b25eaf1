import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { packagesSet } from './facts.ts'
import { profileAnnouncements } from './profile-changes/profile-announcements.ts'
import { refuse } from './rules.ts'
import { recordPackages } from './sql.ts'

/**
 * Sets whether minutes of packages and plans are used with this consultant, from the next request on. Refuses whoever
 * never applied. Repeating changes nothing.
 */
export async function setPackages(db: Db, consultantId: string, on: boolean) {
  return inTransaction(db, async (tx) => {
    if (!(await recordPackages(tx, consultantId, on))) throw refuse('not_applied')
    await announce(tx, packagesSet(consultantId), ...profileAnnouncements(consultantId))
  })
}
