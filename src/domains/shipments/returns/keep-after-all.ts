import { orderMoved } from '#domains/catalogue/facts.ts'
import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockReturn } from './lock-return.ts'
import { refuse } from './rules.ts'
import { findReturn, recordClosed, type ReturnRow } from './sql.ts'

/** The client keeps it after all, before it was posted; until the seven days are over they may ask again. */
export const keepAfterAll = (
  db: Db,
  { id, personId, clock }: { id: string; personId: string; clock: Clock },
): Promise<ReturnRow> =>
  inTransaction(db, async (tx) => {
    const { one, parcel } = await lockReturn(tx, id, personId)
    if (one.state === 'closed') return one
    if (one.state !== 'requested') throw refuse('not_possible_now')
    await recordClosed(tx, id, null, await clock(tx))
    await announce(tx, orderMoved(personId, { orderId: parcel.orderId }))
    return (await findReturn(tx, id))!
  })
