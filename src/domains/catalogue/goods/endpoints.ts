import { type Route, serve } from '#platform/http.ts'
import { orderView } from '../orders/order-views.ts'
import * as contract from './contract.ts'
import { tableFreight } from './list-freight.ts'
import { piecesOf, placeGoodsOrder } from './place-goods-order.ts'

export const goodsEndpoints: Route[] = [
  serve(contract.placeGoodsOrder, async ({ db, clock, viewer, input }) => {
    const order = await placeGoodsOrder(db, tableFreight, { ...input, personId: viewer.id, clock })
    return orderView(db, order, await clock(db))
  }),
  serve(contract.listFreightOptions, async ({ db, input: { cep, lines } }) => {
    const options = await tableFreight({ cep, pieces: await piecesOf(db, lines) })
    return { options: options.map(({ price, ...option }) => ({ ...option, priceCents: price })) }
  }),
]
