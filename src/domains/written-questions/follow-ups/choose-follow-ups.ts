import type { Db } from '#platform/db.ts'
import { deleteRefusal, insertRefusal } from './sql.ts'

/** Whether consultants may write to this client after a consultation, from now on. Safe to repeat. */
export async function chooseFollowUps(db: Db, given: { clientId: string; isWanted: boolean; at: Date }) {
  await (given.isWanted ? deleteRefusal(db, given.clientId) : insertRefusal(db, given.clientId, given.at))
}
