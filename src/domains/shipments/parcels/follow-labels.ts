import type { FreightGateway } from '#gateways/freight/gateway.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { postParcel } from './post-parcel.ts'
import { findParcel, listFollowed } from './sql.ts'

const MOST_ASKED = 100

type Given = { db: Db; clock: Clock; log: Pick<Log, 'error'>; carrier: FreightGateway }

/** Asks the carrier about the labels bought there: what was posted is told with its code, what arrived counts so. */
export async function followLabels({ db, clock, log, carrier }: Given) {
  const followed = await listFollowed(db, carrier.name, MOST_ASKED)
  if (followed.length === 0) return
  const known = await carrier.track(followed.map(({ labelId }) => labelId))
  for (const { id, labelId } of followed) {
    const tracking = known.get(labelId)
    if (!tracking?.code || tracking.state === 'ready' || tracking.state === 'ended') continue
    try {
      const parcel = await findParcel(db, id)
      if (parcel?.state === 'packed') await postParcel(db, { id, code: tracking.code, by: null, clock })
      if (tracking.state === 'delivered') await deliverParcel(db, { id, by: 'carrier', personId: null, clock })
    } catch (error) {
      log.error({ err: error, parcel: id }, 'what the carrier says of a parcel does not fit')
    }
  }
}
