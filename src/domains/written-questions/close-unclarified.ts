import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { isAwaited } from './clarification.rules.ts'
import { findClarification, recordClarificationLapsed } from './clarifications.sql.ts'
import { announceQuestionMove } from './move-question.ts'
import { ARRIVAL_MS } from './rules.ts'
import { lockQuestion } from './sql.ts'

/** Ends a clarification that nobody answered in time; a rule of claims then gives half back. Safe to repeat. */
export const closeUnclarified = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const q = (await lockQuestion(tx, id))!
    const asked = await findClarification(tx, id)
    if (!asked || !isAwaited(asked)) return
    const at = await clock(tx)
    if (at.getTime() < asked.dueAt.getTime() + ARRIVAL_MS) return
    await recordClarificationLapsed(tx, id, at)
    await announceQuestionMove(tx, q, q.state)
  })
