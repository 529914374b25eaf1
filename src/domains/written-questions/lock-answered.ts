import type { Tx } from '#platform/db.ts'
import { splitOf } from './money.rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * Takes the question's lock and reads what its answer cost and earned, in centavos. Undefined: there is no such
 * question, or it was not answered.
 */
export async function lockAnswered(tx: Tx, id: string) {
  const q = await lockQuestion(tx, id)
  if (q?.state !== 'answered') return undefined
  const { clientId, consultantId, held: captured } = q
  return { id, clientId, consultantId, endedAt: q.endedAt!, captured, commission: splitOf(q).commission }
}
