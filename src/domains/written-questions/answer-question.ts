import { findApprovedAt } from '#domains/consultants/index.ts'
import { findHeld, type Held, heldReason } from '#domains/detectors/held.rules.ts'
import { insertHeld } from '#domains/detectors/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { findLastCardPayment, issueReceipt } from '#domains/receipts/index.ts'
import { scheduleClearing } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { answeredMail } from './mails.ts'
import { splitOf } from './money.rules.ts'
import { moveQuestion } from './move-question.ts'
import { dueAfterHold, overdue, refuse } from './rules.ts'
import { findParticipants, lockQuestion, type Question, recordAnswerHeld } from './sql.ts'

/**
 * The consultant sends the answer, once: the price is captured, both get the receipt. The same text again changes
 * nothing. Refuses another text, one after the deadline, a question that is over, and what a rule holds back.
 */
export async function answerQuestion(db: Db, answer: Answer): Promise<void> {
  const held = await inTransaction(db, (tx) => answerUnlessHeld(tx, answer))
  if (!held) return
  const refusal = refuse(held.isHard ? 'answer_held' : 'answer_may_insist')
  throw new Refusal(refusal.code, refusal.status, heldReason(held), { text: heldReason(held) })
}

type Answer = { id: string; consultantId: string; text: string; insists?: boolean | undefined; clock: Clock }

/** What holds the answer back is committed, so that it counts as it first arrived. */
async function answerUnlessHeld(
  tx: Tx,
  { id, consultantId, text, insists = false, clock }: Answer,
): Promise<Held | undefined> {
  const q = await lockQuestion(tx, id)
  if (q?.consultantId !== consultantId || !q.askedAt) throw refuse('not_found')
  if (q.state === 'answered' && q.answer === text) return undefined
  if (q.state === 'answered') throw refuse('already_answered')
  const at = await clock(tx)
  if (q.state === 'missed' || overdue(q, at)) throw refuse('too_late')
  const held = findHeld(text)
  if (held) {
    const outcome = held.isHard || !insists ? ('refused' as const) : ('insisted' as const)
    const { rule, found } = held
    await insertHeld(tx, { personId: consultantId, place: 'answer', subjectId: id, rule, found, outcome, at })
    if (outcome === 'refused') {
      if (!q.answerHeldAt) await recordAnswerHeld(tx, id, at, dueAfterHold(q.dueAt!, at))
      return held
    }
  }
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
    about: { kind: 'answers', personId: q.clientId },
    now: at,
  })
  return undefined
}

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
