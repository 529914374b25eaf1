import { findVacationEnd } from '#domains/consultants/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { formatDay } from '#shared/dates.ts'
import { declineLocked } from './decline-question.ts'
import { overdue } from './rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * Gives back at once what waits for an answer of somebody who is on vacation; what was not sent stays its client's
 * draft. Safe to repeat.
 */
export const closeForVacation = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    if (q?.state !== 'asked' || q.onHoldSince) return
    const at = await clock(tx)
    const backAt = await findVacationEnd(tx, q.consultantId, at)
    if (!backAt || overdue(q, at)) return
    await declineLocked(tx, q, `De férias: as respostas voltam em ${formatDay(backAt)}.`, at)
  })
