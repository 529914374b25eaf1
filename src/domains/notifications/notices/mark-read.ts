import { announce } from '#platform/bus.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { noticesChanged } from './facts.ts'
import { refuse } from './rules.ts'
import { isNoticeOf, recordRead } from './sql.ts'

type Marked = { personId: string; id: string; andOlder: boolean; now: Date }

/**
 * Marks a notice as read, or all up to it, so that one which comes meanwhile stays unread. Repeating changes nothing.
 * Refuses `notice_not_found`.
 */
export const markRead = (db: Db, { personId, id, andOlder, now }: Marked) =>
  inTransaction(db, async (tx) => {
    if (!(await isNoticeOf(tx, personId, id))) throw refuse('notice_not_found')
    if ((await recordRead(tx, personId, { id, andOlder, at: now })) > 0) await announce(tx, noticesChanged(personId))
  })
