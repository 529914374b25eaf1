import { afterEach, expect, test, vi } from 'vitest'
import { apiQuery } from '#browser/query.ts'
import { consultationMoved } from '#domains/consultations/facts.ts'
import { questionMoved } from '#domains/written-questions/facts.ts'
import { refundMoved } from '#domains/payments/facts.ts'
import { subscriptionMoved } from '#domains/subscriptions/facts.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import type { Announcement } from '#shared/facts.ts'
import { shownQueries } from '#test/support/shown-queries.ts'
import { orderMoved } from '../../facts.ts'
import { readCancellationTerms } from '../../orders/cancellation/contract.ts'
import { listOrders, readOrder } from '../../orders/contract.ts'
import { orderListeners } from './use-live-order.ts'

afterEach(() => void vi.useRealTimers())

const ANA = 'aaaaaaaa-0000-4000-8000-000000000001'
const [ORDER, PAYMENT, OTHER] = [
  '0b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b',
  '1b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b',
  '2b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b',
]

const FACTS: [what: string, fact: Announcement, read: string[]][] = [
  ['its own move', orderMoved(ANA, { orderId: ORDER }), ['order', 'terms']],
  ['the move of another order', orderMoved(ANA, { orderId: OTHER }), []],
  ['a movement of money', balanceMoved(ANA), ['order', 'terms']],
  ['the answer about its refund', refundMoved(ANA, { paymentId: PAYMENT }), ['order']],
  ['the answer about another refund', refundMoved(ANA, { paymentId: OTHER }), []],
  ['a consultation that charges', consultationMoved(ANA, { id: OTHER, state: 'paused' }), ['terms']],
  ['a consultation that was accepted', consultationMoved(ANA, { id: OTHER, state: 'accepted' }), []],
  ['the question that it gave', questionMoved(ANA, { id: ORDER, state: 'answered' }), ['terms']],
  ['another question', questionMoved(ANA, { id: OTHER, state: 'answered' }), []],
  ['the subscription that it began', subscriptionMoved(ANA, { subscriptionId: ORDER }), ['terms']],
  ['another subscription', subscriptionMoved(ANA, { subscriptionId: OTHER }), []],
]

test.each(FACTS)('after %s an order reads what that changed', async (_what, fact, read) => {
  const { client, readAfter } = await shownQueries({
    order: apiQuery(readOrder, { id: ORDER }).queryKey,
    terms: apiQuery(readCancellationTerms, { id: ORDER }).queryKey,
    list: apiQuery(listOrders, {}).queryKey,
  })
  expect(await readAfter(fact, orderListeners(client, ORDER, PAYMENT))).toEqual(read)
})
