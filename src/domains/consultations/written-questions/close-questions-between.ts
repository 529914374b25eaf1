import type { BlockingRole } from '#domains/consultants/index.ts'
import type { Tx } from '#platform/db.ts'
import { declineLocked } from './decline-question.ts'
import { moveQuestion } from './move-question.ts'
import { overdue } from './rules.ts'
import type { Question } from './sql.ts'

/** Read by the client as any other reason; it does not say that they are blocked. */
const NEUTRAL_REASON = 'Não vou poder responder a esta pergunta.'

/**
 * Ends locked questions of two people who do not meet again. A consultant declines what was asked; a client gives up
 * what was not sent. What the client asked before stays to be answered: the work on it may be nearly done.
 */
export async function closeQuestionsBetween(tx: Tx, questions: readonly Question[], by: BlockingRole, at: Date) {
  for (const q of questions.filter((one) => !overdue(one, at)))
    if (by === 'client' && q.state === 'unsent') await moveQuestion(tx, q, 'given_up', at)
    else if (by === 'consultant' && q.state === 'asked') await declineLocked(tx, q, NEUTRAL_REASON, at)
}
