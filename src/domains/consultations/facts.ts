import { personTopic } from '#domains/accounts/facts.ts'
import { fact, oneOf, uuid } from '#shared/facts.ts'
import { STATES } from './rules.ts'

/** To both: a consultation reached this state. */
export const consultationMoved = fact(personTopic, 'consultation_moved', { id: uuid, state: oneOf(STATES) })
