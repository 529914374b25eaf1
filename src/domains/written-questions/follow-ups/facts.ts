import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** To both: a consultant wrote after a consultation. */
export const followUpSent = fact(personTopic, 'follow_up_sent', { consultationId: uuid })
