import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** An order was paid, ended, or given back. */
export const orderMoved = fact(personTopic, 'order_moved', { orderId: uuid })
