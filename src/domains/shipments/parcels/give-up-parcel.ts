import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockParcel } from './lock-parcel.ts'
import { cancelAskedMail } from './mails.ts'
import { cancelledByItselfAt, refuse } from './rules.ts'
import { findParcel, insertEvent, type ParcelRow, recordCancelAsked } from './sql.ts'
import { tellClient } from './tell-client.ts'

/**
 * The client gives up a packed parcel: it is cancelled when the team says that it is still here, or at the end of the
 * next working day, unless it was posted. Again changes nothing. Refuses what is not packed.
 */
export const giveUpParcel = (
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const { parcel } = await lockParcel(tx, id, personId)
    if (parcel.cancelAskedAt && (parcel.state === 'packed' || parcel.state === 'cancelled')) return parcel
    if (parcel.state !== 'packed') throw refuse('not_possible_now')
    const at = await clock(tx)
    const dueAt = cancelledByItselfAt(at)
    await recordCancelAsked(tx, id, at, dueAt)
    await insertEvent(tx, id, 'cancel_asked', { by: personId, at })
    await tellClient(tx, {
      key: `parcel:${id}:cancel_asked`,
      orderId: parcel.orderId,
      personId,
      now: at,
      template: (firstName) => cancelAskedMail(parcel, { firstName, dueAt }),
    })
    return (await findParcel(tx, id))!
  })
