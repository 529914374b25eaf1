import { type Db, inTransaction } from '#platform/db.ts'
import { refuse } from '../rules.ts'
import { lockConsultant } from '../sql.ts'
import { replaceQuickReplies } from './sql.ts'

/**
 * Replaces the replies that a consultant wrote beforehand: empty ones and repetitions are left out. Refuses whoever
 * never applied.
 */
export const saveQuickReplies = (
  db: Db,
  { consultantId, replies }: { consultantId: string; replies: readonly string[] },
) =>
  inTransaction(db, async (tx) => {
    if (!(await lockConsultant(tx, consultantId))) throw refuse('not_applied')
    await replaceQuickReplies(tx, consultantId, [...new Set(replies.filter((text) => text !== ''))])
  })
