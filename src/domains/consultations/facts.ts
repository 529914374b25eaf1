import { personTopic } from '#domains/accounts/facts.ts'
import { fact, oneOf, uuid } from '#shared/facts.ts'
import { STATES } from './rules.ts'
import { STATES as QUESTION_STATES } from './written-questions/rules.ts'

/** To both: a consultation reached this state. */
export const consultationMoved = fact(personTopic, 'consultation_moved', { id: uuid, state: oneOf(STATES) })
/** To both: a written question reached this state, or its consultant was reminded. */
export const questionMoved = fact(personTopic, 'question_moved', { id: uuid, state: oneOf(QUESTION_STATES) })
