import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals, settleHeldAnswer } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { questionMoved } from './facts.ts'
import { captureJournal, releaseJournal, splitOf } from './money.rules.ts'
import { canMove, isOpen, refuse, type State } from './rules.ts'
import { appendEvent, type QuestionChange, type Question, recordState } from './sql.ts'

/**
 * One step of a question's life, under its lock: recorded, told to both, its money moved. An answer is charged; any
 * other end gives all back. Answers what was charged and earned, in centavos. Refuses `over` and `on_hold`.
 */
export async function moveQuestion(
  tx: Tx,
  q: Question,
  state: State,
  at: Date,
  change: QuestionChange = {},
): Promise<{ charged: Centavos; earned: Centavos }> {
  if (!canMove(q.state, state)) throw refuse('over')
  if (q.onHoldSince && state !== 'taken_back') throw refuse('on_hold')
  await appendEvent(tx, q.id, state, at)
  const isAnswered = state === 'answered'
  const end = isOpen(state)
    ? {}
    : { ended_at: at, captured: isAnswered ? q.held : 0n, released: isAnswered ? 0n : q.held }
  await recordState(tx, q.id, state, { ...change, ...end })
  const journal = isOpen(state) ? undefined : isAnswered ? captureJournal(q) : releaseJournal(q)
  if (journal) await postJournals(tx, [journal], [q.id])
  const ofBundle = q.fromBundle && !isOpen(state)
  const settled = ofBundle
    ? await settleHeldAnswer(tx, { ...q, subjectId: q.id, worth: q.price, isUsed: isAnswered, at })
    : { charged: isAnswered ? q.held : 0n, earned: isAnswered ? splitOf(q).earned : 0n }
  const paid = isAnswered ? [q.clientId, q.consultantId] : [q.clientId]
  const hasMoved = journal !== undefined || ofBundle
  await announceQuestionMove(tx, q, state, ...(hasMoved ? paid : []).map((personId) => balanceMoved(personId)))
  return settled
}

/** Announces to both that the question moved, and whose money did; they read its content themselves. */
export async function announceQuestionMove(
  tx: Tx,
  { id, clientId, consultantId }: Pick<Question, 'id' | 'clientId' | 'consultantId'>,
  state: State,
  ...more: ReturnType<typeof balanceMoved>[]
) {
  await announce(tx, ...[clientId, consultantId].map((personId) => questionMoved(personId, { id, state })), ...more)
}
