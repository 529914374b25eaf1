import { spendAttempt } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db.ts'
import { type Route, serve } from '#platform/http.ts'
import { orderView } from '../orders/order-views.ts'
import * as contract from './contract.ts'
import { type ListFreight, piecesOf, placeGoodsOrder } from './place-goods-order.ts'
import { FREIGHT_QUOTES } from './rules.ts'

type Asking = { db: Db; personId: string; now: Date }

/** Whoever asks again and again uses up what a carrier answers us. Refuses more than `FREIGHT_QUOTES`. */
const limited =
  (listFreight: ListFreight, { db, personId, now }: Asking): ListFreight =>
  async (asked) => {
    await spendAttempt(db, FREIGHT_QUOTES, personId, now)
    return listFreight(asked)
  }

/** `listFreight`: what sending costs, by a carrier or the table. */
export const goodsEndpoints = (listFreight: ListFreight): Route[] => [
  serve(contract.placeGoodsOrder, async ({ db, now, clock, viewer: { id: personId }, input }) => {
    const list = limited(listFreight, { db, personId, now })
    const order = await placeGoodsOrder(db, list, { ...input, personId, clock })
    return orderView(db, order, await clock(db))
  }),
  serve(contract.listFreightOptions, async ({ db, now, viewer, input: { cep, lines } }) => {
    const options = await limited(listFreight, { db, personId: viewer.id, now })({
      cep,
      pieces: await piecesOf(db, lines),
    })
    return { options: options.map(({ price, ...option }) => ({ ...option, priceCents: price })) }
  }),
]
