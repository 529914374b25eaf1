import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** A refund of this consultation, written question or booking was asked for, or decided. */
export const claimMoved = fact(personTopic, 'claim_moved', { subjectId: uuid })
