import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockParcel } from './lock-parcel.ts'
import { missingMail } from './mails.ts'
import { canMove, missingUntil, refuse } from './rules.ts'
import { findParcel, insertEvent, listOpenReturns, type ParcelRow, recordMissing } from './sql.ts'
import { tellClient } from './tell-client.ts'

type Report = { id: string; personId: string; note?: string | undefined; clock: Clock }

/**
 * The client says that a parcel did not come: until the end of the 45th day after posting, also when it counts as
 * delivered. The team looks for it then. Again changes nothing. Refuses later, and of what they are sending back.
 */
export const reportMissing = (db: Db, { id, personId, note, clock }: Report): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const { parcel } = await lockParcel(tx, id, personId)
    if (parcel.state === 'missing') return parcel
    const at = await clock(tx)
    if (!canMove(parcel.state, 'missing') || !parcel.postedAt) throw refuse('not_possible_now')
    if (at >= missingUntil(parcel.postedAt)) throw refuse('missing_too_late')
    if ((await listOpenReturns(tx, id)).length > 0) throw refuse('not_possible_now')
    await recordMissing(tx, id, at)
    await insertEvent(tx, id, 'missing', { by: personId, note, at })
    await tellClient(tx, {
      key: `parcel:${id}:missing:${at.toISOString()}`,
      orderId: parcel.orderId,
      personId,
      now: at,
      template: (firstName) => missingMail(parcel, firstName),
    })
    return (await findParcel(tx, id))!
  })
