import { type GoodsOrder, lockGoods } from '#domains/catalogue/index.ts'
import type { Tx } from '#platform/db.ts'
import { refuse } from './rules.ts'
import { findParcel, type ParcelRow } from './sql.ts'

/**
 * A parcel under the lock of its order, which all that happens to an order takes first. `personId`: of this person
 * only. Refuses `parcel_not_found`.
 */
export async function lockParcel(
  tx: Tx,
  id: string,
  personId?: string,
): Promise<{ parcel: ParcelRow; order: GoodsOrder }> {
  const known = await findParcel(tx, id)
  if (!known || (personId !== undefined && known.personId !== personId)) throw refuse('parcel_not_found')
  const order = (await lockGoods(tx, known.orderId))!
  return { parcel: (await findParcel(tx, id))!, order }
}
