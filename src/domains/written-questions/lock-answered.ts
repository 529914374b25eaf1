import type { Tx } from '#platform/db.ts'
import { findClarification } from './clarifications.sql.ts'
import { splitOf } from './money.rules.ts'
import { lockQuestion } from './sql.ts'

/**
 * Takes the question's lock and reads what its answer cost and earned, in centavos, and when what was asked about it
 * stayed unanswered. Undefined: there is no such question, or it was not answered.
 */
export async function lockAnswered(tx: Tx, id: string) {
  const q = await lockQuestion(tx, id)
  if (q?.state !== 'answered') return undefined
  const { clientId, consultantId, held: captured } = q
  const unclarifiedAt = (await findClarification(tx, id))?.lapsedAt ?? null
  const { commission } = splitOf(q)
  return { id, clientId, consultantId, endedAt: q.endedAt!, captured, commission, unclarifiedAt }
}
