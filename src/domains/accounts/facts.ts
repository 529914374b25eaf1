import { fact } from '#shared/facts.ts'
import { personTopic } from '#shared/person-topic.ts'

export { personTopic }

/** Somebody confirmed their mail address, or changed it, perhaps in another browser. */
export const emailConfirmed = fact(personTopic, 'email_confirmed', {})
