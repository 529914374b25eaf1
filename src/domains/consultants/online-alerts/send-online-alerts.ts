import { notifyOf, queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { consultantCameOnline } from '../facts.ts'
import { findStatus } from '../presence/sql.ts'
import { cameOnlineMail } from './mails.ts'
import { takeOnlineAlerts } from './sql.ts'

/** Keeps the transaction short. */
export const AT_ONCE = 100

/**
 * Sends the alerts waiting for this consultant, while they are online: to every open page, and by mail to a confirmed
 * address. Each is removed in the same transaction, so that it is sent once, by whichever worker. Returns how many.
 */
export async function sendOnlineAlerts(db: Db, consultantId: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    if ((await findStatus(tx, consultantId, now)) !== 'online') return 0
    const taken = await takeOnlineAlerts(tx, consultantId, { now, most: AT_ONCE })
    for (const { personId, email, isConfirmed, firstName, consultantName, requestedAt } of taken) {
      await announce(tx, consultantCameOnline(personId, { consultantId, name: consultantName }))
      const key = `online-alert:${personId}:${consultantId}:${requestedAt.getTime()}`
      const template = cameOnlineMail({ firstName, consultantName, consultantId })
      const about = { kind: 'online_alerts', personId } as const
      // Anybody may register with the address of somebody else, and ask as often as they like: no mail goes there.
      if (isConfirmed) await queueMail(tx, { key, to: email, template, about, now })
      else await notifyOf(tx, { key, template, about, now })
    }
    return taken.length
  })
}
