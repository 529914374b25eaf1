import { lockSpendable } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { endBookings } from './end-booking.ts'
import { mailNotPossible } from './mails.ts'
import { findObstacle } from './obstacles.sql.ts'
import { lockBooking } from './sql.ts'

/**
 * Ends a booking that can no longer take place: everything goes back, and both are told, without whose wish it was
 * (decision 118). Bonus and minutes are kept unless the client's own act ends it (decision 128). Safe to repeat, from
 * any worker.
 */
export const endImpossible = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || booking.endedAt || booking.openedAt) return
    // Which one ends depends on what of its bonus others gave back.
    if (booking.heldPromotional > 0n) await lockSpendable(tx, booking.clientId, { withBooked: true })
    const at = await clock(tx)
    const obstacle = at < booking.startsAt ? await findObstacle(tx, id, at) : undefined
    if (!obstacle) return
    const reason = obstacle === 'vacation' ? 'vacation' : 'not_possible'
    await endBookings(tx, [{ booking, state: 'cancelled', reason, keepsReturned: obstacle !== 'of_client', at }])
    await mailNotPossible(tx, { ...booking, reason }, at)
  })
