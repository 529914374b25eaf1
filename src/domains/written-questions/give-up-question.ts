import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { moveQuestion } from './move-question.ts'
import { overdue, refuse } from './rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * The client gives up an unsent question: what was paid becomes credit at once. Giving up twice changes nothing;
 * refuses a question that was sent.
 */
export const giveUpQuestion = (db: Db, { id, clientId, clock }: { id: string; clientId: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    if (q?.clientId !== clientId) throw refuse('not_found')
    if (q.state === 'given_up') return
    if (q.askedAt) throw refuse('already_sent')
    const at = await clock(tx)
    if (overdue(q, at)) throw refuse('over')
    await moveQuestion(tx, q, 'given_up', at)
  })
