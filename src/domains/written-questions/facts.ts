import { personTopic } from '#domains/accounts/facts.ts'
import { fact, oneOf, uuid } from '#shared/facts.ts'
import { STATES } from './rules.ts'

/** To both: a written question reached this state, or its consultant was reminded. */
export const questionMoved = fact(personTopic, 'question_moved', { id: uuid, state: oneOf(STATES) })
