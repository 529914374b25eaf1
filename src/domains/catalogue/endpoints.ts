import type { Gateways } from '#gateways/payments/gateways.ts'
import { serve, type Route } from '#platform/http.ts'
import type { Log } from '#platform/log.ts'
import * as contract from './contract.ts'
import { listPromotions as promotionsContract } from './coupons/contract.ts'
import { listPromotions } from './coupons/list-promotions.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { cancelPurchase } from './orders/cancellation/cancel-purchase.ts'
import { cancelPurchase as cancellationContract, readCancellationTerms } from './orders/cancellation/contract.ts'
import { quoteCancellation } from './orders/cancellation/quote-cancellation.ts'
import { giftCardEndpoints } from './gift-cards/endpoints.ts'
import { goodsEndpoints } from './goods/endpoints.ts'
import type { ListFreight } from './goods/place-goods-order.ts'
import * as orderContract from './orders/contract.ts'
import { orderView, orderViews } from './orders/order-views.ts'
import { payOrder } from './orders/pay-order.ts'
import { placeOrder } from './orders/place-order.ts'
import { readOrder } from './orders/read-order.ts'
import { listOrdersOf } from './orders/sql.ts'
import { couponEndpoints } from './publishing/coupons/endpoints.ts'
import { itemEndpoints } from './publishing/items/endpoints.ts'
import { listItems } from './sql.ts'

const MOST_LISTED = 50

const orderEndpoints = (gateways: Gateways, log: Log): Route[] => [
  serve(orderContract.placeOrder, async ({ db, clock, viewer, input }) => {
    const { item: slug, amountCents: amount, ...chosen } = input
    return orderView(db, await placeOrder(db, { ...chosen, slug, amount, personId: viewer.id, clock }), await clock(db))
  }),
  serve(orderContract.payOrder, async ({ db, clock, viewer, input: { fromBalanceCents, ...input }, address }) =>
    orderView(
      db,
      await payOrder(
        { db, clock, log, gateways },
        { ...input, fromBalance: fromBalanceCents ?? 0n, personId: viewer.id, address },
      ),
      await clock(db),
    ),
  ),
  serve(orderContract.cancelOrder, async ({ db, clock, viewer, input }) =>
    orderView(db, await cancelOrder(db, { ...input, personId: viewer.id, clock }), await clock(db)),
  ),
  serve(orderContract.readOrder, async ({ db, clock, viewer, input }) =>
    orderView(db, await readOrder(db, { ...input, personId: viewer.id, clock }), await clock(db)),
  ),
  serve(readCancellationTerms, async ({ db, clock, viewer, input }) =>
    quoteCancellation(db, { ...input, personId: viewer.id, now: await clock(db) }),
  ),
  serve(cancellationContract, async ({ db, clock, viewer, input: { id, seenCents: seen } }) =>
    orderView(db, await cancelPurchase(db, { id, seen, personId: viewer.id, clock }), await clock(db)),
  ),
  serve(orderContract.listOrders, async ({ db, clock, viewer }) => ({
    orders: await orderViews(db, await listOrdersOf(db, viewer.id, MOST_LISTED), await clock(db)),
  })),
]

/** `listFreight`: what sending goods costs. */
export const endpointsWith = (gateways: Gateways, log: Log, listFreight: ListFreight): Route[] => [
  serve(contract.listCatalogue, ({ db, now }) => listItems(db, now)),
  serve(promotionsContract, ({ db, now }) => listPromotions(db, now)),
  ...orderEndpoints(gateways, log),
  ...giftCardEndpoints,
  ...goodsEndpoints(listFreight),
  ...itemEndpoints,
  ...couponEndpoints,
]
