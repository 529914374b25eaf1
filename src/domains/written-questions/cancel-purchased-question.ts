import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { moveQuestion } from './move-question.ts'
import { isOpen, refuse } from './rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * Cancels a purchased question as part of the caller's transaction (CDC 49) and returns its worth in centavos, all of
 * it credit. An unsent question ends here; an unanswered one was credited already. An answered one is worth nothing,
 * nor is one that the bank took back: its money has paid the debt first. Refuses while it waits for its answer.
 */
export async function cancelPurchasedQuestion(tx: Tx, { id, at }: { id: string; at: Date }): Promise<Centavos> {
  const q = await lockQuestion(tx, id)
  if (!q) throw refuse('not_found')
  if (q.state === 'asked') throw refuse('waiting')
  if (q.state === 'answered' || q.state === 'taken_back') return 0n
  if (isOpen(q.state)) await moveQuestion(tx, q, 'given_up', at)
  return q.held
}
