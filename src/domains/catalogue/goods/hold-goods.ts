import { returnStock, takeStock } from '#domains/shop/index.ts'
import type { Tx } from '#platform/db.ts'
import type { Placed } from '../kinds/purchase-flow.ts'
import type { OrderRow } from '../orders/sql.ts'
import { sharesOf } from './shares.rules.ts'
import { insertGoods, insertLines, listLines, recordStockReturned } from './sql.ts'

/**
 * Writes down what was ordered, as it is called, priced and sent now, and takes it from the shelf in the order's
 * transaction. Refuses `shop.stock_short`.
 */
export async function holdGoods(tx: Tx, { id: orderId, discount, goods, at }: Placed) {
  const { lines, sending, freight, giftNote, asked } = goods!
  await insertGoods(tx, {
    orderId,
    asked,
    address: sending?.address ?? null,
    isPickup: sending === null,
    freightService: sending?.freight.service ?? null,
    freight,
    daysLeast: sending?.freight.daysLeast ?? null,
    daysMost: sending?.freight.daysMost ?? null,
    quotedAt: at,
    giftNote,
  })
  const shares = sharesOf(lines, { discount, freight })
  await insertLines(
    tx,
    orderId,
    lines.map((line, place) => ({ ...line, ...shares[place]! })),
  )
  await takeStock(tx, lines, { orderId, at })
}

/** Puts back what an unpaid order held, once. */
export async function releaseGoods(tx: Tx, { id: orderId }: Pick<OrderRow, 'id'>, at: Date) {
  if (!(await recordStockReturned(tx, orderId))) return
  await returnStock(tx, await listLines(tx, [orderId]), { kind: 'returned_unpaid', orderId, at })
}
