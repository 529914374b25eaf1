import { lockLimits } from '#domains/limits/index.ts'
import type { PurchaseFlow } from '../kinds/purchase-flow.ts'
import { ORDER_VALID_FOR_MS } from '../orders/rules.ts'
import { findOrder } from '../orders/sql.ts'
import { MOST_UNPAID, refuse } from './rules.ts'
import { countUnpaidGoods } from './sql.ts'

const DAY_MS = 24 * 3_600_000

/** Holding pieces is free, so unpaid orders are few: at a time, and in a day. Simultaneous ones wait for each other. */
export const guardGoods: NonNullable<PurchaseFlow['guardOrder']> = async (tx, { id, personId, at }) => {
  await lockLimits(tx, personId)
  // The same request at the same moment: its order is there.
  if (await findOrder(tx, id)) return
  const { open, ended } = await countUnpaidGoods(tx, personId, new Date(at.getTime() - DAY_MS))
  if (open >= MOST_UNPAID.open) throw refuse('too_many_open')
  if (ended >= MOST_UNPAID.endedInDay) throw refuse('too_many_unpaid')
}

/** No further charge once the pieces were held for half an hour, so that nobody holds them for longer than an hour. */
export const guardGoodsPayment: NonNullable<PurchaseFlow['guardPayment']> = async (tx, { id, method, at }) => {
  const { placedAt } = (await findOrder(tx, id))!
  if (method && at.getTime() >= placedAt.getTime() + ORDER_VALID_FOR_MS) throw refuse('hold_over')
}
