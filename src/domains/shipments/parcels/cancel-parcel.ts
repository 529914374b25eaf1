import { refundGoods, unpackGoods } from '#domains/catalogue/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { lockParcel } from './lock-parcel.ts'
import { refuse } from './rules.ts'
import { recordTeamAct } from './record-team-act.ts'
import { findParcel, insertEvent, type ParcelRow, recordEnded } from './sql.ts'

type Cancelling = { id: string; by: string; clock: Clock }

/**
 * A packed parcel stays here. Given up by the client: its money goes back, and its pieces to the shelf. Otherwise its
 * pieces are to be packed again. Again changes nothing. Refuses what is not packed.
 */
export const cancelParcel = (db: Db, { id, by, clock }: Cancelling): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const { parcel } = await lockParcel(tx, id)
    if (parcel.state === 'cancelled') return parcel
    if (parcel.state !== 'packed') throw refuse('not_possible_now')
    // Pieces that are sent once more are in no other parcel and cannot be packed from the shelf again.
    if (parcel.replaces && !parcel.cancelAskedAt) throw refuse('not_possible_now')
    const at = await clock(tx)
    const states = { before: { state: 'packed' }, after: { state: 'cancelled' } }
    await recordTeamAct(tx, {
      kind: 'shipments.cancelled',
      by,
      personId: parcel.personId,
      subjectId: id,
      ...states,
      at,
    })
    await takeBack(tx, parcel, by, at)
    return (await findParcel(tx, id))!
  })

/** The time of a parcel that was given up is over, and nobody posted it. */
export const cancelOverdue = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const { parcel } = await lockParcel(tx, id)
    const at = await clock(tx)
    if (parcel.state !== 'packed' || !parcel.dueAt || parcel.dueAt > at) return
    await takeBack(tx, parcel, null, at)
  })

async function takeBack(tx: Tx, { id, orderId, lines, cancelAskedAt }: ParcelRow, by: string | null, at: Date) {
  await unpackGoods(tx, { orderId, lines })
  await recordEnded(tx, id, 'cancelled', null, at)
  await insertEvent(tx, id, 'cancelled', { by, at })
  // The refund has the id of its parcel, and tells the client.
  if (cancelAskedAt) await refundGoods(tx, { id, orderId, lines, withFreight: true, why: 'cancelled', at })
}
