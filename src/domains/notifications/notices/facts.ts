import { fact } from '#shared/facts.ts'
import { personTopic } from '#shared/person-topic.ts'

/** A person has a new notice, or read some, perhaps on another device. */
export const noticesChanged = fact(personTopic, 'notices_changed', {})
