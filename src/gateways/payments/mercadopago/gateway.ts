import type { Gateway, Unreachable } from '../port.ts'
import { chargeSaved } from './cards/charge-saved.ts'
import { createCard } from './cards/create-card.ts'
import { createPix } from './create-pix.ts'
import { findByGatewayId, findById } from './find-charge.ts'
import { listSince } from './list-since.ts'
import { NAME, type Merchant } from './merchant.ts'
import { readWebhook } from './read-webhook.ts'
import { refundCharge } from './refunds/refund-charge.ts'
import { Unanswered } from './wire/ask.ts'

/** No answer that can be used is an outcome of its own: unknown, ask later. */
const heard = <T>(answer: Promise<T>): Promise<T | Unreachable> =>
  answer.catch((error: unknown) => {
    if (error instanceof Unanswered) return { outcome: 'unreachable', why: error.message }
    throw error
  })

/** Mercado Pago: Pix by its payments, cards on its Checkout Pro page, so that card data never touches us. */
export const mercadoPagoGateway = (merchant: Merchant): Gateway => ({
  name: NAME,
  account: merchant.account,
  createPix: (order) => heard(createPix(merchant, order)),
  createCard: (order) => heard(createCard(merchant, order)),
  chargeSaved: (order) => heard(chargeSaved(merchant, order)),
  findById: (id) => heard(findById(merchant, id)),
  findByGatewayId: (gatewayId) => heard(findByGatewayId(merchant, gatewayId)),
  refund: (id, n, amount) => heard(refundCharge(merchant, id, n, amount)),
  // Its refunds carry no number of ours; asking for the same one again is how it is asked about.
  findRefund: async () => ({ outcome: 'none' }),
  listSince: (since, cursor) => heard(listSince(merchant, since, cursor)),
  readWebhook: (delivery) => readWebhook(merchant, delivery),
})
