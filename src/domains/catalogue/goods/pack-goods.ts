import type { Tx } from '#platform/db.ts'
import { refuse as refuseOrder } from '../orders/rules.ts'
import { lockOrder } from '../orders/sql.ts'
import { guardPieces, type Pieces, unpackedOf } from './refund.rules.ts'
import { refuse } from './rules.ts'
import { isContested, listLines, recordPacked } from './sql.ts'

type Packing = { orderId: string; lines: readonly Pieces[] }

/**
 * Counts pieces of a paid order into a parcel, in the caller's transaction: they can no longer be cancelled here.
 * Refuses an unpaid order, one whose money a bank contests, and more pieces than are in no parcel.
 */
export async function packGoods(tx: Tx, { orderId, lines: asked }: Packing) {
  const lines = await lockPaid(tx, orderId)
  if (await isContested(tx, orderId)) throw refuse('contested')
  guardPieces(lines, asked, unpackedOf)
  await recordPacked(tx, orderId, asked)
}

/**
 * Takes pieces out of a parcel that will not be posted. Refuses more than are packed and did not come back.
 */
export async function unpackGoods(tx: Tx, { orderId, lines: asked }: Packing) {
  guardPieces(await lockPaid(tx, orderId), asked, (line) => line.packed - line.returned)
  await recordPacked(
    tx,
    orderId,
    asked.map(({ n, quantity }) => ({ n, quantity: -quantity })),
  )
}

async function lockPaid(tx: Tx, orderId: string) {
  const order = await lockOrder(tx, orderId)
  if (order?.kind !== 'goods') throw refuseOrder('order_not_found')
  if (order.state !== 'paid' && order.state !== 'partly_refunded') throw refuse('not_paid')
  return listLines(tx, [orderId])
}
