import { orderMoved } from '#domains/catalogue/facts.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockReturn } from './lock-return.ts'
import { refundedByItselfAt, refuse } from './rules.ts'
import { findReturn, recordArrived, type ReturnRow } from './sql.ts'

/**
 * The client says that what they sent has arrived here: if nobody records it within ten days, it is refunded by itself.
 * Once; what the team looked for and did not find waits for the team. Refuses what was not sent.
 */
export const sayArrived = (
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<ReturnRow> =>
  inTransaction(db, async (tx) => {
    const { one, parcel } = await lockReturn(tx, id, personId)
    if (one.arrivedAt) return one
    if (one.state === 'requested') throw refuse('not_sent')
    if (one.state !== 'on_its_way') throw refuse('not_possible_now')
    const at = await clock(tx)
    await recordArrived(tx, id, at, refundedByItselfAt(at))
    await announce(tx, orderMoved(personId, { orderId: parcel.orderId }))
    return (await findReturn(tx, id))!
  })
