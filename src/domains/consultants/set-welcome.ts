import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { welcomeSet } from './facts.ts'
import { profileAnnouncements } from './profile-changes/profile-announcements.ts'
import { refuse } from './rules.ts'
import { recordWelcome } from './sql.ts'

/** Sets whether this consultant accepts welcome minutes. Refuses whoever never applied. Repeating changes nothing. */
export async function setWelcome(db: Db, consultantId: string, on: boolean) {
  return inTransaction(db, async (tx) => {
    if (!(await recordWelcome(tx, consultantId, on))) throw refuse('not_applied')
    await announce(tx, welcomeSet(consultantId), ...profileAnnouncements(consultantId))
  })
}
