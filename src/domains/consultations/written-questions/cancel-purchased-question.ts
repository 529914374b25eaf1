import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { moveQuestion } from './move-question.ts'
import { isOpen, refuse } from './rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * For regret, as part of the caller's transaction: what a bought question is worth now, in centavos, all of it credit.
 * One that was not sent ends here; one that nobody answered has come back already; an answered one is used. Refuses
 * while it waits for its answer.
 */
export async function cancelPurchasedQuestion(tx: Tx, { id, at }: { id: string; at: Date }): Promise<Centavos> {
  const q = await lockQuestion(tx, id)
  if (!q) throw refuse('not_found')
  if (q.state === 'asked') throw refuse('waiting')
  if (q.state === 'answered') return 0n
  if (isOpen(q.state)) await moveQuestion(tx, q, 'given_up', at)
  return q.held
}
