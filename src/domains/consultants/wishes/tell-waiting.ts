import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { findStatus } from '../presence/sql.ts'
import { arrivalLetter } from './letters.ts'
import { takeWishes } from './sql.ts'

/** A transaction stays short; the rest is told by the next run. */
const AT_ONCE = 100

/**
 * Tells those who wait for this consultant, while they are online: in every open page, and by mail. The wish ends with
 * the telling, so that each is told once, by whichever worker. Answers how many were told.
 */
export async function tellWaiting(db: Db, consultantId: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    if ((await findStatus(tx, consultantId, now)) !== 'online') return 0
    const told = await takeWishes(tx, consultantId, AT_ONCE)
    for (const { personId, email, firstName, consultantName, wishedAt } of told) {
      await announce(tx, `person:${personId}`, { type: 'consultant_arrived', consultantId, name: consultantName })
      const key = `wish:${personId}:${consultantId}:${wishedAt.getTime()}`
      await queueMail(tx, { key, to: email, letter: arrivalLetter({ firstName, consultantName, consultantId }), now })
    }
    return told.length
  })
}
