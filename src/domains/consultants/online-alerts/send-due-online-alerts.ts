import type { Db } from '#platform/db.ts'
import { listAwaitedOnline } from './sql.ts'
import { sendOnlineAlerts } from './send-online-alerts.ts'

/** Sends the alerts of every awaited consultant who is online, each consultant in a transaction of their own. */
export async function sendDueOnlineAlerts(db: Db, now: Date) {
  for (const { consultantId } of await listAwaitedOnline(db, now)) await sendOnlineAlerts(db, consultantId, now)
}
