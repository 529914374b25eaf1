import { fact, topic } from '#shared/facts.ts'

/** `person:{id}`: what concerns one person, for every browser of theirs. Each domain tells its own facts under it. */
export const personTopic = topic('person')

/** Somebody confirmed their mail address, or changed it, perhaps in another browser. */
export const emailConfirmed = fact(personTopic, 'email_confirmed', {})
