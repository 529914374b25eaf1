import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { cancelOverdue } from './cancel-parcel.ts'
import { deliverOverdue } from './deliver-parcel.ts'
import { findParcel } from './sql.ts'

/**
 * What happens to a parcel by itself: given up and not posted, it is cancelled; posted long ago, it counts as there.
 */
export async function moveOverdueParcel(db: Db, { id, clock }: { id: string; clock: Clock }) {
  const parcel = await findParcel(db, id)
  if (parcel?.state === 'packed') return cancelOverdue(db, { id, clock })
  if (parcel?.state === 'posted') await deliverOverdue(db, { id, clock })
  return undefined
}
