import { refundGoods } from '#domains/catalogue/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { lockReturn } from './lock-return.ts'
import { recordRefunded } from './sql.ts'

/**
 * Pays a return back when it is due: once it was received, or ten days after it arrived if nobody recorded it. Freight
 * goes back with the last piece of an order. Again changes nothing.
 */
export const refundReturn = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const { one, parcel } = await lockReturn(tx, id)
    const at = await clock(tx)
    if (!one.dueAt || one.dueAt > at) return
    const lines = one.lines
      .map(({ n, quantity, received }) => ({ n, quantity: received ?? quantity }))
      .filter(({ quantity }) => quantity > 0)
    await recordRefunded(tx, id, at)
    // The refund has the id of its return, and tells the client.
    await refundGoods(tx, { id, orderId: parcel.orderId, lines, withFreight: false, why: 'returned', at })
  })
