import { listBlockedAmong } from '#domains/accounts/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { closeQuestionsBetween } from './close-questions-between.ts'
import { moveQuestion } from './move-question.ts'
import { overdue } from './rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * The team blocked one of its two: a blocked consultant declines what was asked, what was not sent becomes credit, and
 * what a blocked client asked is still answered. Safe to repeat.
 */
export const closeForBlocked = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    if (!q || q.endedAt || q.onHoldSince) return
    const at = await clock(tx)
    if (overdue(q, at)) return
    const blocked = await listBlockedAmong(tx, [q.clientId, q.consultantId])
    if (blocked.length === 0) return
    if (q.state === 'unsent') await moveQuestion(tx, q, 'given_up', at)
    else if (blocked.includes(q.consultantId)) await closeQuestionsBetween(tx, [q], 'consultant', at)
  })
