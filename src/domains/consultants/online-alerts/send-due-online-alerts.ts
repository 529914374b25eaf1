import type { Db } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { listAwaitedOnline } from './sql.ts'
import { AT_ONCE, sendOnlineAlerts } from './send-online-alerts.ts'

/** Sends the alerts of every awaited consultant who is online, each consultant in transactions of their own. */
export async function sendDueOnlineAlerts({ db, now, ...given }: { db: Db; now: Date } & Stoppable) {
  for (const { consultantId } of await listAwaitedOnline(db, now))
    await untilEmpty(given, AT_ONCE, () => sendOnlineAlerts(db, consultantId, now))
}
