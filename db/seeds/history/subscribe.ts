import { fulfilOrder } from '#domains/catalogue/orders/fulfil-order.ts'
import { payOrder } from '#domains/catalogue/orders/pay-order.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import { payByCard } from '#gateways/payments/sandbox/cards/pay-by-card.ts'
import { applyDueMoves } from '#gateways/payments/sandbox/apply-due-moves.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { secondsAfter } from '../calendar.ts'
import { seedId } from '../seed-id.ts'
import { gatewayIdOf } from './gateway-id-of.ts'
import type { SeedWorker } from './seed-worker.ts'

type SubscriptionOrder = { id: string; personId: string; slug: string; at: Date }

/** Subscribes at `at` with a card that the bank keeps for later months. Repeating a subscription changes nothing. */
export async function subscribe(worker: SeedWorker, { at, ...terms }: SubscriptionOrder) {
  const { db, bank, context } = worker
  const paymentId = seedId(`${terms.id}:first-month`)
  await worker.travelTo(at)
  await placeOrder(db, { ...terms, clock })
  const order = await payOrder(context, { ...terms, paymentId, method: 'card', installments: 1 })
  if (order.state === 'paid') return
  const gatewayId = await gatewayIdOf(worker, paymentId)
  await worker.travelTo(secondsAfter(at, 40))
  await payByCard(bank, gatewayId, { card: 'approved', installments: 1, keeps: true })
  await worker.travelTo(secondsAfter(at, 43))
  await applyDueMoves(bank)
  const found = await context.gateway.findByGatewayId(gatewayId)
  if (found.outcome === 'found') await applyGatewayState(context, found.charge)
  await fulfilOrder(db, { id: terms.id, clock })
}
