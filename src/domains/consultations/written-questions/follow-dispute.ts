import { queueMail } from '#domains/notifications/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { takenBackMail } from './mails.ts'
import { announceQuestionMove, moveQuestion } from './move-question.ts'
import { isOpen } from './rules.ts'
import { findParticipants, lockQuestion, recordHeld, recordResumed } from './sql.ts'

/**
 * What a dispute of its money does to an open question, as part of the caller's transaction: it waits while the bank
 * decides; won, it goes on with as much time as was left; lost, it ends and its money is credit. Answers the centavos
 * that became credit. Repeating, and a question that is over, change nothing.
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
      await queueMail(tx, { key: `question:${id}:taken_back`, to: participants.consultantEmail, template, now: at })
    }
    return q.held
  }
  if ((dispute === 'opened') === (q.onHoldSince !== null)) return 0n
  if (dispute === 'opened') await recordHeld(tx, id, at)
  else await recordResumed(tx, id, at)
  await announceQuestionMove(tx, q, q.state)
  return 0n
}
