import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { recordTeamAct } from '../parcels/record-team-act.ts'
import { tellClient } from '../parcels/tell-client.ts'
import { lockReturn } from './lock-return.ts'
import { notHereMail } from './mails.ts'
import { refuse } from './rules.ts'
import { findReturn, recordDeliveryDenied, type ReturnRow } from './sql.ts'

/**
 * The team looked and does not have what the client says has arrived: it is no longer refunded by itself, and the
 * client is told. Refuses once the ten days are over.
 */
export const denyDelivery = (db: Db, { id, by, clock }: { id: string; by: string; clock: Clock }): Promise<ReturnRow> =>
  inTransaction(db, async (tx) => {
    const { one, parcel } = await lockReturn(tx, id)
    if (one.arrivalDeniedAt) return one
    if (one.state !== 'on_its_way' || !one.arrivedAt) throw refuse('not_possible_now')
    const at = await clock(tx)
    if (one.dueAt && one.dueAt <= at) throw refuse('refund_due')
    await recordDeliveryDenied(tx, id, at)
    const states = { before: { arrival: 'said' }, after: { arrival: 'denied' } }
    await recordTeamAct(tx, {
      kind: 'shipments.arrival_denied',
      by,
      personId: one.personId,
      subjectId: id,
      ...states,
      at,
    })
    await tellClient(tx, {
      key: `return:${id}:not_here`,
      orderId: parcel.orderId,
      personId: parcel.personId,
      now: at,
      template: (firstName) => notHereMail(one, firstName),
    })
    return (await findReturn(tx, id))!
  })
