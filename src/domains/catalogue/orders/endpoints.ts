import type { Gateways } from '#gateways/payments/gateways.ts'
import { serve, type Route } from '#platform/http.ts'
import type { Log } from '#platform/log.ts'
import { cancelOrder } from './cancel-order.ts'
import * as contract from './contract.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { readOrder } from './read-order.ts'
import { readCancellationTerms, cancelPurchase as cancellationContract } from './cancellation/contract.ts'
import { quoteCancellation } from './cancellation/quote-cancellation.ts'
import { cancelPurchase } from './cancellation/cancel-purchase.ts'
import { orderView, orderViews } from './order-views.ts'
import { listOrdersOf } from './sql.ts'

const MOST_LISTED = 50

export const orderEndpoints = (gateways: Gateways, log: Log): Route[] => [
  serve(contract.placeOrder, async ({ db, clock, viewer, input }) => {
    const { item: slug, amountCents: amount, ...chosen } = input
    return orderView(db, await placeOrder(db, { ...chosen, slug, amount, personId: viewer.id, clock }), await clock(db))
  }),
  serve(contract.payOrder, async ({ db, clock, viewer, input, address }) =>
    orderView(
      db,
      await payOrder({ db, clock, log, gateways }, { ...input, personId: viewer.id, address }),
      await clock(db),
    ),
  ),
  serve(contract.cancelOrder, async ({ db, clock, viewer, input }) =>
    orderView(db, await cancelOrder(db, { ...input, personId: viewer.id, clock }), await clock(db)),
  ),
  serve(contract.readOrder, async ({ db, clock, viewer, input }) =>
    orderView(db, await readOrder(db, { ...input, personId: viewer.id, clock }), await clock(db)),
  ),
  serve(readCancellationTerms, async ({ db, clock, viewer, input }) =>
    quoteCancellation(db, { ...input, personId: viewer.id, now: await clock(db) }),
  ),
  serve(cancellationContract, async ({ db, clock, viewer, input: { id, seenCents: seen } }) =>
    orderView(db, await cancelPurchase(db, { id, seen, personId: viewer.id, clock }), await clock(db)),
  ),
  serve(contract.listOrders, async ({ db, clock, viewer }) => ({
    orders: await orderViews(db, await listOrdersOf(db, viewer.id, MOST_LISTED), await clock(db)),
  })),
]
