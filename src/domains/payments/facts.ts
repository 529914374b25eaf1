import { personTopic } from '#domains/accounts/facts.ts'
import { fact, topic, uuid } from '#shared/facts.ts'

/** `payment:{id}`: one payment, for whoever pays it. */
export const paymentTopic = topic('payment')
export const paymentMoved = fact(paymentTopic, 'payment_moved', {})

/** The bank answered about money that goes back to one of this person's payments. */
export const refundMoved = fact(personTopic, 'refund_moved', { paymentId: uuid })
/** Somebody asked for their credit, or the team answered. */
export const withdrawalMoved = fact(personTopic, 'withdrawal_moved', { withdrawalId: uuid })
