import { findMeetingObstacle, findVacationEnd, isLasting, refuseVacation } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { guardQuestionLength } from './guard-question-length.ts'
import { askedMail } from './mails.ts'
import { moveQuestion } from './move-question.ts'
import { answerDueAt, overdue, refuse } from './rules.ts'
import { findParticipants, lockQuestion, type Question, recordQuestionDraft } from './sql.ts'

/**
 * The client sends the question: the time to answer runs. Repeating the same text changes nothing. Refuses another
 * text, a question that is over, a vacation, and two who do not meet; a break keeps nothing that is paid.
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
    guardQuestionLength(text, q.answerHours, 'text')
    const at = await clock(tx)
    if (overdue(q, at)) throw refuse('over')
    if (isLasting(await findMeetingObstacle(tx, { ...q, at }))) throw refuse('not_taken')
    const backAt = await findVacationEnd(tx, q.consultantId, at)
    if (backAt) throw refuseVacation(backAt)
    await sendLocked(tx, q, { text, at })
  })

/** A locked question moves, its time begins, and the consultant gets a mail. */
export async function sendLocked(tx: Tx, q: Question, { text, at }: { text: string; at: Date }) {
  const due = answerDueAt(at, q.answerHours)
  await moveQuestion(tx, q, 'asked', at, { question: text, asked_at: at, due_at: due })
  const participants = await findParticipants(tx, q)
  await queueMail(tx, {
    key: `question:${q.id}:asked`,
    to: participants.consultantEmail,
    template: askedMail({ ...q, dueAt: due }, participants),
    about: { kind: 'questions', personId: q.consultantId },
    now: at,
  })
}

/**
 * Sends a question that was typed before it was paid, in the transaction that delivers it. Where it cannot be sent now
 * (a vacation, a disputed payment), it stays the client's draft. Answers whether it was sent.
 */
export async function sendPaidQuestion(tx: Tx, { id, text, at }: { id: string; text: string; at: Date }) {
  const q = await lockQuestion(tx, id)
  if (!q || q.state !== 'unsent') return false
  const isKept =
    q.onHoldSince !== null ||
    isLasting(await findMeetingObstacle(tx, { ...q, at })) ||
    (await findVacationEnd(tx, q.consultantId, at)) !== undefined
  await (isKept ? recordQuestionDraft(tx, id, text) : sendLocked(tx, q, { text, at }))
  return !isKept
}
