import type { Db } from '#platform/db.ts'
import { listArrived } from './sql.ts'
import { tellWaiting } from './tell-waiting.ts'

/** Everybody who is waited for and has come online, each in a transaction of their own. */
export async function tellArrivals(db: Db, now: Date) {
  for (const { consultantId } of await listArrived(db, now)) await tellWaiting(db, consultantId, now)
}
