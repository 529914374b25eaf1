import type { GoodsOrder } from '#domains/catalogue/index.ts'
import type { Tx } from '#platform/db.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'
import type { ParcelRow } from '../parcels/sql.ts'
import { refuse } from './rules.ts'
import { findReturn, type ReturnRow } from './sql.ts'

type Locked = { one: ReturnRow; parcel: ParcelRow; order: GoodsOrder }

/** A return under the lock of its order. `personId`: of this person only. Refuses `return_not_found`. */
export async function lockReturn(tx: Tx, id: string, personId?: string): Promise<Locked> {
  const known = await findReturn(tx, id)
  if (!known || (personId !== undefined && known.personId !== personId)) throw refuse('return_not_found')
  const locked = await lockParcel(tx, known.parcelId)
  return { ...locked, one: (await findReturn(tx, id))! }
}
