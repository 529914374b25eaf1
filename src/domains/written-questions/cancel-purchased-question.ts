import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { moveQuestion } from './move-question.ts'
import { isOpen, refuse } from './rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * Cancels a purchased question (CDC 49), in the caller's transaction, and answers its worth in centavos, all of it
 * credit: of an unsent or unanswered one. Answered, or taken by the bank, it is worth nothing. Refuses while it waits
 * for its answer.
 */
export async function cancelPurchasedQuestion(tx: Tx, { id, at }: { id: string; at: Date }): Promise<Centavos> {
  const q = await lockQuestion(tx, id)
  if (!q) throw refuse('not_found')
  if (q.state === 'asked') throw refuse('waiting')
  if (q.state === 'answered' || q.state === 'taken_back') return 0n
  if (isOpen(q.state)) await moveQuestion(tx, q, 'given_up', at)
  return q.held
}
