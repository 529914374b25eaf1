import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** A subscription, one of its months, or a try to collect it, is different now. */
export const subscriptionMoved = fact(personTopic, 'subscription_moved', { subscriptionId: uuid })
