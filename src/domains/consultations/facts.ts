import { personTopic } from '#domains/accounts/facts.ts'
import { fact, oneOf, uuid } from '#shared/facts.ts'
import { STATES as QUESTION_STATES } from './written-questions/rules.ts'

export { consultationMoved } from './state/facts.ts'

/** To both: a written question reached this state, or its consultant was reminded. */
export const questionMoved = fact(personTopic, 'question_moved', { id: uuid, state: oneOf(QUESTION_STATES) })
