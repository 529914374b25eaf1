import { type Route, serve } from '#platform/http.ts'
import { orderView } from '../orders/order-views.ts'
import * as contract from './contract.ts'
import type { ListFreight } from './list-freight.ts'
import { piecesOf, placeGoodsOrder } from './place-goods-order.ts'

/** `listFreight`: what sending costs, by a carrier or the table. */
export const goodsEndpoints = (listFreight: ListFreight): Route[] => [
  serve(contract.placeGoodsOrder, async ({ db, clock, viewer, input }) => {
    const order = await placeGoodsOrder(db, listFreight, { ...input, personId: viewer.id, clock })
    return orderView(db, order, await clock(db))
  }),
  serve(contract.listFreightOptions, async ({ db, input: { cep, lines } }) => {
    const options = await listFreight({ cep, pieces: await piecesOf(db, lines) })
    return { options: options.map(({ price, ...option }) => ({ ...option, priceCents: price })) }
  }),
]
