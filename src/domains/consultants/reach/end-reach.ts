import { type Db, inTransaction } from '#platform/db.ts'
import { announcePresence } from '../presence/announce-presence.ts'
import { MOST_MISSED } from './rules.ts'
import { deleteReach, endLapsed } from './sql.ts'

/** The consultant is reached on open pages only again. Safe to repeat. */
export const endReach = (db: Db, consultantId: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const { count } = await deleteReach(tx, consultantId)
    if (count > 0) await announcePresence(tx, consultantId, now)
  })

/** Ends what has lapsed: after twelve hours, two requests in vain, or without a device that is pushed to. */
export const endLapsedReaches = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    for (const { consultantId } of await endLapsed(tx, now, MOST_MISSED)) await announcePresence(tx, consultantId, now)
  })
