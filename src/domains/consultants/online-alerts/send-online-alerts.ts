import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { consultantCameOnline } from '../facts.ts'
import { findStatus } from '../presence/sql.ts'
import { cameOnlineMail } from './mails.ts'
import { takeOnlineAlerts } from './sql.ts'

/** A transaction stays short; the rest is told by the next run. */
const AT_ONCE = 100

/**
 * Tells those who wait for this consultant, while they are online: in every open page, and by mail. The wish ends with
 * the telling, so that each is told once, by whichever worker. Answers how many were told.
 */
export async function sendOnlineAlerts(db: Db, consultantId: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    if ((await findStatus(tx, consultantId, now)) !== 'online') return 0
    const taken = await takeOnlineAlerts(tx, consultantId, AT_ONCE)
    for (const { personId, email, firstName, consultantName, requestedAt } of taken) {
      await announce(tx, consultantCameOnline(personId, { consultantId, name: consultantName }))
      const key = `online-alert:${personId}:${consultantId}:${requestedAt.getTime()}`
      await queueMail(tx, {
        key,
        to: email,
        template: cameOnlineMail({ firstName, consultantName, consultantId }),
        now,
      })
    }
    return taken.length
  })
}
