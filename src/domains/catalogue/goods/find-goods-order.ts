import type { Sql, Tx } from '#platform/db.ts'
import { wasPaid } from '../orders/rules.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders/sql.ts'
import { findGoods, type GoodsLineRow, type GoodsRow, isContested, listLines } from './sql.ts'

/** An order of goods as whoever packs and sends it needs it. */
export type GoodsOrder = Pick<OrderRow, 'id' | 'personId' | 'title' | 'state' | 'placedAt' | 'paidAt'> &
  Pick<GoodsRow, 'address' | 'isPickup' | 'freightService' | 'giftNote'> & {
    isPaid: boolean
    /** A bank contests money of it: nothing is packed. */
    isContested: boolean
    lines: GoodsLineRow[]
  }

/** Undefined: there is no such order of goods. */
export async function findGoodsOrder(sql: Sql, id: string): Promise<GoodsOrder | undefined> {
  const [order, goods] = [await findOrder(sql, id), await findGoods(sql, id)]
  if (!order || !goods) return undefined
  const { personId, title, state, placedAt, paidAt } = order
  const { address, isPickup, freightService, giftNote } = goods
  return {
    id,
    personId,
    title,
    state,
    placedAt,
    paidAt,
    address,
    isPickup,
    freightService,
    giftNote,
    isPaid: wasPaid(state),
    isContested: await isContested(sql, id),
    lines: [...(await listLines(sql, [id]))],
  }
}

/** The same under the lock of the order, which all that happens to its pieces takes first. */
export async function lockGoods(tx: Tx, id: string): Promise<GoodsOrder | undefined> {
  await lockOrder(tx, id)
  return findGoodsOrder(tx, id)
}
