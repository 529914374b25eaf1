import { listBlockers } from '#domains/consultants/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { closeQuestionsBetween } from './close-questions-between.ts'
import { takenBackMail } from './mails.ts'
import { announceQuestionMove, moveQuestion } from './move-question.ts'
import { isOpen } from './rules.ts'
import { findParticipants, lockQuestion, type Question, recordHeld, recordResumed } from './sql.ts'

/**
 * What a dispute of its money does to an open question: it waits; won, it goes on with the time that was left, or ends
 * as a block meanwhile would have ended it; lost, it ends. Answers the centavos that became credit.
 */
export async function followDispute(
  tx: Tx,
  { id, dispute, at }: { id: string; dispute: 'opened' | 'won' | 'lost'; at: Date },
): Promise<Centavos> {
  const q = await lockQuestion(tx, id)
  if (!q || !isOpen(q.state)) return 0n
  if (dispute === 'lost') {
    await moveQuestion(tx, q, 'taken_back', at, { on_hold_since: null })
    if (q.askedAt) {
      const participants = await findParticipants(tx, q)
      const template = takenBackMail(q, participants)
      await queueMail(tx, {
        key: `question:${id}:taken_back`,
        to: participants.consultantEmail,
        template,
        about: { kind: 'question_ends', personId: q.consultantId },
        now: at,
      })
    }
    return q.held
  }
  if ((dispute === 'opened') === (q.onHoldSince !== null)) return 0n
  if (dispute === 'opened') await recordHeld(tx, id, at)
  else await recordResumed(tx, id, at)
  await announceQuestionMove(tx, q, q.state)
  return dispute === 'opened' ? 0n : closeWhereBlocked(tx, q, at)
}

/** A block left the question alone while the bank decided. */
async function closeWhereBlocked(tx: Tx, q: Question, at: Date): Promise<Centavos> {
  const blockers = await listBlockers(tx, q)
  if (blockers.length === 0) return 0n
  const resumed = (await lockQuestion(tx, q.id))!
  let freed = 0n
  for (const by of blockers) freed += await closeQuestionsBetween(tx, [resumed], by, at)
  return freed
}
