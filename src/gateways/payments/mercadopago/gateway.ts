import type { Gateway, Unreachable } from '../gateway.ts'
import { chargeSavedCard, deleteCard } from './cards/charge-saved-card.ts'
import { createCardCharge } from './cards/create-card-charge.ts'
import { createPixCharge } from './create-pix-charge.ts'
import { findByGatewayId, findById } from './find-charge.ts'
import { listSince } from './list-since.ts'
import { GATEWAY_NAME, type Merchant } from './merchant.ts'
import { readWebhook } from './read-webhook.ts'
import { findRefund, refundCharge } from './refund-charge.ts'
import { UnansweredError } from './api/request.ts'

/** Turns an unusable answer into the outcome `unreachable`. */
const unlessUnanswered = <T>(answer: Promise<T>): Promise<T | Unreachable> =>
  answer.catch((error: unknown) => {
    if (error instanceof UnansweredError) return { outcome: 'unreachable', why: error.message }
    throw error
  })

/** Mercado Pago: Pix through its payments API, cards on its Checkout Pro page, so that card data never reaches us. */
export const mercadoPagoGateway = (merchant: Merchant): Gateway => ({
  name: GATEWAY_NAME,
  title: 'Mercado Pago',
  account: merchant.account,
  createPixCharge: (order) => unlessUnanswered(createPixCharge(merchant, order)),
  createCardCharge: (order) => unlessUnanswered(createCardCharge(merchant, order)),
  chargeSavedCard: (order) => unlessUnanswered(chargeSavedCard(merchant, order)),
  deleteCard: (token) => unlessUnanswered(deleteCard(merchant, token)),
  findById: (id) => unlessUnanswered(findById(merchant, id)),
  findByGatewayId: (gatewayId) => unlessUnanswered(findByGatewayId(merchant, gatewayId)),
  refund: (id, n, amount) => unlessUnanswered(refundCharge(merchant, id, n, amount)),
  findRefund: (id, _n, same) => unlessUnanswered(findRefund(merchant, id, same)),
  listSince: (since, cursor) => unlessUnanswered(listSince(merchant, since, cursor)),
  webhookHeaders: ['x-signature', 'x-request-id'],
  readWebhook: (delivery) => readWebhook(merchant, delivery),
})
