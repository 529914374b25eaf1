import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** A refund of this consultation, written question or booking was asked for, or decided. */
export const claimMoved = fact(personTopic, 'claim_moved', { subjectId: uuid })

/** The same to both of whom it is about. */
export const claimMovedOf = ({ id, clientId, consultantId }: { id: string; clientId: string; consultantId: string }) =>
  [clientId, consultantId].map((personId) => claimMoved(personId, { subjectId: id }))
