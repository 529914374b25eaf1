import type { BlockingRole } from '#domains/consultants/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { declineLocked } from './decline-question.ts'
import { moveQuestion } from './move-question.ts'
import { overdue } from './rules.ts'
import type { Question } from './sql.ts'

/** Read by the client as any other reason; it does not say that they are blocked. */
const NEUTRAL_REASON = 'Não vou poder responder a esta pergunta.'

/**
 * Ends locked questions of two people who do not meet again: a consultant declines what was asked, a client gives up
 * what was not sent. What a client asked stays (the work may be nearly done). Answers the centavos that became credit.
 */
export async function closeQuestionsBetween(
  tx: Tx,
  questions: readonly Question[],
  by: BlockingRole,
  at: Date,
): Promise<Centavos> {
  const ends = questions.filter(
    (q) => q.state === (by === 'client' ? 'unsent' : 'asked') && !q.onHoldSince && !overdue(q, at),
  )
  for (const q of ends)
    if (by === 'client') await moveQuestion(tx, q, 'given_up', at)
    else await declineLocked(tx, q, NEUTRAL_REASON, at)
  return ends.reduce((freed, { held }) => freed + held, 0n)
}
