import { type Held, heldReason } from '#domains/detectors/held.rules.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { moveClearing } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { findClarification, recordClarificationHeld, recordClarified } from './clarifications.sql.ts'
import { holdBackAnswer } from './hold-back-answer.ts'
import { clarifiedMail } from './mails.ts'
import { announceQuestionMove } from './move-question.ts'
import { dueAfterHold, isInTime, refuse } from './rules.ts'
import { findParticipants, lockQuestion } from './sql.ts'

type Clarifying = {
  id: string
  consultantId: string
  text: string
  insists?: boolean | undefined
  /** When its last byte came; undefined: now. */
  arrivedAt?: Date
  clock: Clock
}

/**
 * The consultant answers what was asked about an answer, once and in time, also after a block: from now on the earnings
 * clear. The same text again changes nothing. Refuses another text, a late one, and what a rule holds back.
 */
export async function answerClarification(db: Db, clarifying: Clarifying): Promise<void> {
  const held = await inTransaction(db, (tx) => clarifyUnlessHeld(tx, clarifying))
  if (!held) return
  const refusal = refuse(held.isHard ? 'answer_held' : 'answer_may_insist')
  throw new Refusal(refusal.code, refusal.status, heldReason(held), { text: heldReason(held) })
}

/** What holds it back is committed, so that it counts as it first arrived. */
async function clarifyUnlessHeld(
  tx: Tx,
  { id, consultantId, text, insists = false, arrivedAt, clock }: Clarifying,
): Promise<Held | undefined> {
  const q = await lockQuestion(tx, id)
  const asked = q?.consultantId === consultantId ? await findClarification(tx, id) : undefined
  if (!q || !asked) throw refuse('not_found')
  if (asked.answer === text) return undefined
  if (asked.answeredAt) throw refuse('already_answered')
  const now = await clock(tx)
  const at = arrivedAt ?? now
  if (asked.lapsedAt || !isInTime(asked.dueAt, { arrivedAt: at, at: now })) throw refuse('clarification_late')
  const held = await holdBackAnswer(tx, { id, consultantId, text, insists, at })
  if (held) {
    if (!asked.heldAt) await recordClarificationHeld(tx, id, at, dueAfterHold(asked.dueAt, at))
    return held
  }
  await recordClarified(tx, id, text, at)
  await moveClearing(tx, { consultationId: id, settledAt: at })
  const participants = await findParticipants(tx, q)
  await queueMail(tx, {
    key: `question:${id}:clarified`,
    to: participants.clientEmail,
    template: clarifiedMail(q, participants),
    about: { kind: 'answers', personId: q.clientId },
    now: at,
  })
  await announceQuestionMove(tx, q, q.state)
  return undefined
}
