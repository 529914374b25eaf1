import { findApprovedAt } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { findLastCardPayment, issueReceipt } from '#domains/receipts/index.ts'
import { scheduleClearing } from '#domains/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { clarifiableUntil } from './clarification.rules.ts'
import { answeredMail } from './mails.ts'
import { moveQuestion } from './move-question.ts'
import { findParticipants, type Question } from './sql.ts'

type SentAnswer = { text: string; shingles: number[]; at: Date }

/** An answer in time: the price of the locked question is captured, both get the receipt, and its client a mail. */
export async function settleAnswer(tx: Tx, q: Question, { text, shingles, at }: SentAnswer) {
  const { id, consultantId } = q
  const settled = await moveQuestion(tx, q, 'answered', at, { answer: text, answer_shingles: shingles })
  await issueReceipt(tx, {
    subject: `question:${id}`,
    personIds: [q.clientId, consultantId],
    content: receiptOf(q, settled, at),
    at,
  })
  await scheduleClearing(tx, {
    consultationId: id,
    consultantId,
    // Until then something may be asked about it.
    settledAt: clarifiableUntil(at),
    approvedAt: await findApprovedAt(tx, consultantId),
    lastCardPaymentAt: await findLastCardPayment(tx, { personId: q.clientId, act: id, until: at }),
  })
  const participants = await findParticipants(tx, q)
  await queueMail(tx, {
    key: `question:${id}:answered`,
    to: participants.clientEmail,
    template: answeredMail(q, participants),
    about: { kind: 'answers', personId: q.clientId },
    now: at,
  })
}

/**
 * The content of the receipt of an answered question: enough to recompute every amount, and neither names nor texts.
 * Money in centavos.
 */
function receiptOf(q: Question, { charged, earned }: { charged: Centavos; earned: Centavos }, answeredAt: Date) {
  return {
    kind: 'question' as const,
    question: q.id,
    title: q.title,
    // What one of a bundle cost is known to the centavo when it is used.
    priceCents: q.fromBundle ? charged : q.price,
    chargedCents: charged,
    consultantCents: earned,
    commissionCents: charged - earned,
    commissionBps: q.commissionBps,
    askedAt: q.askedAt,
    dueAt: q.dueAt,
    answeredAt,
  }
}
