import { findGoodsOrder, type GoodsOrder, lockGoods } from '#domains/catalogue/index.ts'
import type { Sql, Tx } from '#platform/db.ts'
import { piecesLeft } from './parcels/pieces.rules.ts'
import { listParcelsOf, listReturnedPieces } from './parcels/sql.ts'

/** A line of an order of which pieces were delivered and are not coming back. */
export type KeptLine = { n: number; variantId: string }
type Kept = { isContested: boolean; lines: KeptLine[] }
type Asked = { orderId: string; personId: string }

/** What this person got in a paid order of theirs and keeps. Undefined: it is no paid order of theirs. */
export const findKept = async (sql: Sql, { orderId, personId }: Asked): Promise<Kept | undefined> =>
  keptOf(sql, await findGoodsOrder(sql, orderId), personId)

/** The same under the lock of the order: nothing of it comes or goes meanwhile. */
export const lockKept = async (tx: Tx, { orderId, personId }: Asked): Promise<Kept | undefined> =>
  keptOf(tx, await lockGoods(tx, orderId), personId)

async function keptOf(sql: Sql, order: GoodsOrder | undefined, personId: string): Promise<Kept | undefined> {
  if (!order?.isPaid || order.personId !== personId) return undefined
  const parcels = (await listParcelsOf(sql, [order.id])).filter(({ state }) => state === 'delivered')
  const returned = await listReturnedPieces(
    sql,
    parcels.map(({ id }) => id),
  )
  const kept = parcels.flatMap(({ id, lines }) =>
    piecesLeft(
      lines,
      returned.filter(({ parcelId }) => parcelId === id),
    ),
  )
  const lines = order.lines.filter(({ n }) => kept.some((piece) => piece.n === n))
  return { isContested: order.isContested, lines: lines.map(({ n, variantId }) => ({ n, variantId })) }
}
