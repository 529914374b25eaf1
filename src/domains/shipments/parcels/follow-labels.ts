import type { FreightGateway } from '#gateways/freight/gateway.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Log } from '#platform/log.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { postParcel } from './post-parcel.ts'
import { findParcel, type FollowedLabel, listFollowed } from './sql.ts'

/** So many are asked about at once. */
const AT_ONCE = 100

type Given = { db: Db; clock: Clock; log: Pick<Log, 'error'>; carrier: FreightGateway } & Stoppable

/**
 * Asks the carrier about all labels bought there: what was posted is told with its code, what arrived counts so. An
 * answer that does not come ends this run; the next one begins anew.
 */
export async function followLabels({ db, clock, log, carrier, isStopping }: Given, atOnce = AT_ONCE) {
  let after: FollowedLabel | undefined
  await untilEmpty({ isStopping }, atOnce, async (most) => {
    const followed = await listFollowed(db, carrier.name, { after, most })
    if (followed.length > 0) await follow({ db, clock, log, carrier }, followed)
    after = followed.at(-1)
    return followed.length
  })
}

async function follow({ db, clock, log, carrier }: Given, followed: readonly FollowedLabel[]) {
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
