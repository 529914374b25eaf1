import { findApprovedAt } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { findLastCardPayment, issueReceipt } from '#domains/receipts/index.ts'
import { scheduleClearing } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { answeredMail } from './mails.ts'
import { splitOf } from './money.rules.ts'
import { moveQuestion } from './move-question.ts'
import { overdue, refuse } from './rules.ts'
import { findParticipants, lockQuestion, type Question } from './sql.ts'

/**
 * The consultant sends the answer, once: the price is captured, the earnings clear later, both get the receipt.
 * Repeating the same text changes nothing. Refuses another text once it is sent, an answer after the deadline, and a
 * question that is over.
 */
export const answerQuestion = (
  db: Db,
  { id, consultantId, text, clock }: { id: string; consultantId: string; text: string; clock: Clock },
) =>
  inTransaction(db, async (tx) => {
    const q = await lockQuestion(tx, id)
    if (q?.consultantId !== consultantId || !q.askedAt) throw refuse('not_found')
    if (q.state === 'answered' && q.answer === text) return
    if (q.state === 'answered') throw refuse('already_answered')
    const at = await clock(tx)
    if (q.state === 'missed' || overdue(q, at)) throw refuse('too_late')
    await moveQuestion(tx, q, 'answered', at, { answer: text })
    await issueReceipt(tx, {
      subject: `question:${id}`,
      personIds: [q.clientId, consultantId],
      content: receiptOf(q, at),
      at,
    })
    await scheduleClearing(tx, {
      consultationId: id,
      consultantId,
      settledAt: at,
      approvedAt: await findApprovedAt(tx, consultantId),
      lastCardPaymentAt: await findLastCardPayment(tx, { personId: q.clientId, act: id, until: at }),
    })
    const participants = await findParticipants(tx, q)
    await queueMail(tx, {
      key: `question:${id}:answered`,
      to: participants.clientEmail,
      template: answeredMail(q, participants),
      optional: { kind: 'answers', personId: q.clientId },
      now: at,
    })
  })

/**
 * The content of the receipt of an answered question: enough to recompute every amount, and neither names nor texts.
 * Money in centavos.
 */
function receiptOf(q: Question, answeredAt: Date) {
  const { earned, commission } = splitOf(q)
  return {
    kind: 'question' as const,
    question: q.id,
    title: q.title,
    priceCents: q.price,
    chargedCents: q.held,
    consultantCents: earned,
    commissionCents: commission,
    commissionBps: q.commissionBps,
    askedAt: q.askedAt,
    dueAt: q.dueAt,
    answeredAt,
  }
}
