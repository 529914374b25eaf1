import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { takenBackMail } from './mails.ts'
import { moveQuestion } from './move-question.ts'
import { findParticipants, isContested, lockQuestion } from './sql.ts'

/**
 * Ends an open question whose bundle a bank contests: its answer is frozen with the rest of the bundle. Safe to
 * repeat.
 */
export const closeContested = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const q = (await lockQuestion(tx, id))!
    if (q.endedAt || !(await isContested(tx, id))) return
    const at = await clock(tx)
    await moveQuestion(tx, q, 'taken_back', at)
    const participants = await findParticipants(tx, q)
    const template = takenBackMail(q, participants)
    await queueMail(tx, {
      key: `question:${id}:taken_back`,
      to: participants.consultantEmail,
      template,
      about: { kind: 'question_ends', personId: q.consultantId },
      now: at,
    })
  })
