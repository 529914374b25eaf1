import { topic } from './facts.ts'

/** `person:{id}`: what concerns one person, for every browser of theirs. Each domain tells its own facts under it. */
export const personTopic = topic('person')
