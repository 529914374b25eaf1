import { type Db, inTransaction } from '#platform/db.ts'
import { announcePresence } from '../presence/announce-presence.ts'
import { PRESS_WITHIN_MS, REACHED_FOR_MS, refuse } from './rules.ts'
import { findReach, recordReached } from './sql.ts'

/**
 * The consultant pressed the notification of a ring test: for twelve hours they are reached without an open page, while
 * they are switched on. Repeating changes nothing. Refuses `test_not_found` and `test_over`.
 */
export const confirmRing = (db: Db, { consultantId, id, now }: { consultantId: string; id: string; now: Date }) =>
  inTransaction(db, async (tx) => {
    const reach = await findReach(tx, consultantId)
    if (reach?.testId !== id) throw refuse('test_not_found')
    if (now.getTime() - reach.testedAt.getTime() > PRESS_WITHIN_MS) throw refuse('test_over')
    const until = new Date(reach.testedAt.getTime() + REACHED_FOR_MS)
    if (reach.reachedUntil?.getTime() === until.getTime()) return { reachedUntil: until }
    await recordReached(tx, consultantId, until)
    await announcePresence(tx, consultantId, now)
    return { reachedUntil: until }
  })
