import { postJournalsAtomically } from '#domains/wallet/index.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { captureJournal, releaseJournal } from './money.rules.ts'
import { canMove, isOpen, refuse, type State } from './rules.ts'
import { appendEvent, type QuestionChange, type Question, recordState } from './sql.ts'

/**
 * Moves a question to its next state, inside the caller's transaction and under its lock: records the change, posts its
 * money, appends the event and announces it to both. An answer is captured; any other end is released. Refuses `over`
 * when there is no such step.
 */
export async function moveQuestion(tx: Tx, q: Question, state: State, at: Date, change: QuestionChange = {}) {
  if (!canMove(q.state, state)) throw refuse('over')
  await appendEvent(tx, q.id, state, at)
  const isAnswered = state === 'answered'
  const end = isOpen(state)
    ? {}
    : { ended_at: at, captured: isAnswered ? q.held : 0n, released: isAnswered ? 0n : q.held }
  await recordState(tx, q.id, state, { ...change, ...end })
  const journal = isOpen(state) ? undefined : isAnswered ? captureJournal(q) : releaseJournal(q)
  if (journal) await postJournalsAtomically(tx, [journal])
  await announceQuestionMove(tx, q, state)
}

/** Announces to both that the question moved; they read its content themselves. */
export async function announceQuestionMove(
  tx: Tx,
  { id, clientId, consultantId }: Pick<Question, 'id' | 'clientId' | 'consultantId'>,
  state: State,
) {
  for (const personId of [clientId, consultantId])
    await announce(tx, `person:${personId}`, { type: 'question_moved', id, state })
}
