import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { lockParcel } from './lock-parcel.ts'
import { deliveredMail } from './mails.ts'
import { canMove, type DeliveredBy, refuse } from './rules.ts'
import { recordTeamAct } from './record-team-act.ts'
import { findParcel, insertEvent, type ParcelRow, recordDelivered } from './sql.ts'
import { tellClient } from './tell-client.ts'

type Delivery = {
  id: string
  by: DeliveredBy
  /** Who says so; null: a carrier, or time. */
  personId: string | null
  clock: Clock
}

/**
 * A parcel arrived, or was handed over. The client says so of their own only. From then on they have seven days to send
 * something back. Again changes nothing. Refuses what was not sent, or ended otherwise.
 */
export const deliverParcel = (db: Db, { id, by, personId, clock }: Delivery): Promise<ParcelRow> =>
  inTransaction(db, async (tx) => {
    const { parcel } = await lockParcel(tx, id, by === 'client' ? personId! : undefined)
    if (parcel.state === 'delivered') return parcel
    // What is packed is handed over by the team alone, to whoever fetches it.
    const isHandedOver = parcel.state !== 'packed' || (parcel.isPickup && by === 'team')
    if (!canMove(parcel.state, 'delivered') || !isHandedOver) throw refuse('not_possible_now')
    const at = await clock(tx)
    if (by === 'team') {
      const states = { before: { state: parcel.state }, after: { state: 'delivered' } }
      const whose = { by: personId!, personId: parcel.personId, subjectId: id }
      await recordTeamAct(tx, { kind: 'shipments.delivered', ...whose, ...states, at })
    }
    return record(tx, id, { by, personId, at })
  })

/** Nobody said anything of a posted parcel for fifteen days. */
export const deliverOverdue = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const { parcel } = await lockParcel(tx, id)
    const at = await clock(tx)
    if (parcel.state !== 'posted' || !parcel.dueAt || parcel.dueAt > at) return
    await record(tx, id, { by: 'time', personId: null, at })
  })

type Delivered = Pick<Delivery, 'by' | 'personId'> & { at: Date }

async function record(tx: Tx, id: string, { by, personId, at }: Delivered): Promise<ParcelRow> {
  await recordDelivered(tx, id, by, at)
  await insertEvent(tx, id, 'delivered', { by: personId, at })
  const parcel = (await findParcel(tx, id))!
  await tellClient(tx, {
    key: `parcel:${id}:delivered:${at.toISOString()}`,
    orderId: parcel.orderId,
    personId: parcel.personId,
    now: at,
    template: (firstName) => deliveredMail(parcel, firstName),
  })
  return parcel
}
