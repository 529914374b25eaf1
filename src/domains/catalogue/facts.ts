import { personTopic } from '#domains/accounts/facts.ts'
import { fact, topic, uuid } from '#shared/facts.ts'

/** An order was paid, ended, or given back. */
export const orderMoved = fact(personTopic, 'order_moved', { orderId: uuid })

/** `catalogue:all`: what is on sale, for how much, and with which coupons. */
export const catalogueTopic = topic('catalogue')
export const catalogueChanged = fact(catalogueTopic, 'catalogue_changed', {})
