import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** A payout of this consultant began or moved. */
export const payoutMoved = fact(personTopic, 'payout_moved', { payoutId: uuid })
