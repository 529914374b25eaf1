import { type Held, heldReason } from '#domains/detectors/held.rules.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { answerLate } from './answer-late.ts'
import { findVoice } from './attachments/sql.ts'
import { holdBackAnswer } from './hold-back-answer.ts'
import { dueAfterHold, isInTime, isOpen, refuse } from './rules.ts'
import { settleAnswer } from './settle-answer.ts'
import { listShingles, lockQuestion, type Question, recordAnswerHeld } from './sql.ts'
import { COMPARED_ANSWERS, isCopy, missingSubstance, shinglesOf } from './substance.rules.ts'

/**
 * The consultant sends the answer, once: in time the price is captured, later it costs nothing. The same text again
 * changes nothing. Refuses another text, a question that is over, a thin text, a copy, and what a rule holds back.
 */
export async function answerQuestion(db: Db, answer: Answer): Promise<void> {
  const held = await inTransaction(db, (tx) => answerUnlessHeld(tx, answer))
  if (!held) return
  const refusal = refuse(held.isHard ? 'answer_held' : 'answer_may_insist')
  throw new Refusal(refusal.code, refusal.status, heldReason(held), { text: heldReason(held) })
}

type Answer = {
  id: string
  consultantId: string
  text: string
  insists?: boolean | undefined
  /** When its last byte came; undefined: now. */
  arrivedAt?: Date
  clock: Clock
}

/** What holds the answer back is committed, so that it counts as it first arrived. */
async function answerUnlessHeld(
  tx: Tx,
  { id, consultantId, text, insists = false, arrivedAt, clock }: Answer,
): Promise<Held | undefined> {
  const q = await lockQuestion(tx, id)
  if (q?.consultantId !== consultantId || !q.askedAt) throw refuse('not_found')
  if ((q.state === 'answered' || q.answeredLateAt) && q.answer === text) return undefined
  if (q.state === 'answered') throw refuse('already_answered')
  if (q.answeredLateAt) throw refuse('answered_late')
  if (q.onHoldSince) throw refuse('on_hold')
  if (!isOpen(q.state) && q.state !== 'missed') throw refuse('over')
  const at = await clock(tx)
  const counted = arrivedAt ?? at
  const inTime = isOpen(q.state) && isInTime(q.dueAt!, { arrivedAt: counted, at })
  const voice = await findVoice(tx, id, consultantId)
  const missing = missingSubstance({ text, voiceSeconds: Math.round((voice?.durationMs ?? 0) / 1_000) })
  if (missing) throw refuse('too_thin', { text: missing })
  const held = await holdBackAnswer(tx, { id, consultantId, text, insists, at })
  if (held) {
    if (inTime && !q.answerHeldAt) await recordAnswerHeld(tx, id, counted, dueAfterHold(q.dueAt!, counted))
    return held
  }
  if (voice?.isCopy) throw refuse('copied', { text: 'Esta gravação já foi a voz de outra resposta sua.' })
  const isSpoken = missingSubstance({ text, voiceSeconds: 0 }) !== undefined
  const shingles = isSpoken ? [] : await shinglesUnlessCopied(tx, q, text)
  await (inTime ? settleAnswer(tx, q, { text, shingles, at: counted }) : answerLate(tx, q, { text, shingles, at }))
  return undefined
}

/** What the answer says, to find copies of it. Refuses one that is a copy itself. */
async function shinglesUnlessCopied(tx: Tx, { consultantId }: Question, text: string): Promise<number[]> {
  const shingles = shinglesOf(text)
  if (isCopy(shingles, await listShingles(tx, consultantId, COMPARED_ANSWERS)))
    throw refuse('copied', { text: 'Metade deste texto ou mais está em outra resposta sua.' })
  return shingles
}
