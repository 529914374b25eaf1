import { fulfilOrder } from '#domains/catalogue/orders/fulfil-order.ts'
import { payOrder } from '#domains/catalogue/orders/pay-order.ts'
import { placeOrder } from '#domains/catalogue/orders/place-order.ts'
import { applyGatewayState } from '#domains/payments/index.ts'
import { payByCard } from '#gateways/payments/sandbox/cards/pay-by-card.ts'
import { moveDue } from '#gateways/payments/sandbox/move-due.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { secondsAfter } from '../calendar.ts'
import { seedId } from '../seed-id.ts'
import { chargeOf } from './charge-of.ts'
import type { Teller } from './teller.ts'

type Wish = { id: string; personId: string; slug: string; at: Date }

/**
 * Subscribes at that time, by a card that the bank keeps for the months to come. The same subscription again changes
 * nothing.
 */
export async function subscribe(teller: Teller, { at, ...wish }: Wish) {
  const { db, bank, till } = teller
  const paymentId = seedId(`${wish.id}:first-month`)
  await teller.at(at)
  await placeOrder(db, { ...wish, clock })
  const order = await payOrder(till, { ...wish, paymentId, method: 'card', installments: 1 })
  if (order.state === 'paid') return
  const gatewayId = await chargeOf(teller, paymentId)
  await teller.at(secondsAfter(at, 40))
  await payByCard(bank, gatewayId, { card: 'approved', installments: 1, keeps: true })
  await teller.at(secondsAfter(at, 43))
  await moveDue(bank)
  const found = await till.gateway.findByGatewayId(gatewayId)
  if (found.outcome === 'found') await applyGatewayState(till, found.charge)
  await fulfilOrder(db, { id: wish.id, clock })
}
