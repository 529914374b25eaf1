import { findVacationEnd, isBlocked, refuseVacation } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { askedMail } from './mails.ts'
import { moveQuestion } from './move-question.ts'
import { answerDueAt, overdue, refuse } from './rules.ts'
import { findParticipants, lockQuestion } from './sql.ts'

/**
 * The client sends the question: from now on the consultant sees it and the time to answer runs. Repeating the same
 * text changes nothing. Refuses another text once it is sent, a question that is over,
 * a consultant on vacation, and two of whom one blocked the other.
 */
export const askQuestion = (
  db: Db,
  { id, clientId, text, clock }: { id: string; clientId: string; text: string; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    if (q?.clientId !== clientId) throw refuse('not_found')
    if (q.askedAt && q.question === text) return
    if (q.askedAt) throw refuse('already_sent')
    const at = await clock(tx)
    if (overdue(q, at)) throw refuse('over')
    if (await isBlocked(tx, q)) throw refuse('not_taken')
    const backAt = await findVacationEnd(tx, q.consultantId, at)
    if (backAt) throw refuseVacation(backAt)
    const due = answerDueAt(at, q.answerHours)
    await moveQuestion(tx, q, 'asked', at, { question: text, asked_at: at, due_at: due })
    const participants = await findParticipants(tx, q)
    await queueMail(tx, {
      key: `question:${id}:asked`,
      to: participants.consultantEmail,
      template: askedMail({ ...q, dueAt: due }, participants),
      optional: { kind: 'questions', personId: q.consultantId },
      now: at,
    })
  })
