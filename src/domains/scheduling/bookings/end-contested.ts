import { findContestedHeld } from '#domains/payments/index.ts'
import { lockSpendable } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { endBookings } from './end-booking.ts'
import { mailNotPossible } from './mails.ts'
import { type Booking, lockBooking } from './sql.ts'

/** Whether a contested purchase, or one that the bank has given back, pays a paid booking. */
export const findContestedPurchase = async (tx: Tx, { id, confirmedAt }: Booking) =>
  confirmedAt ? findContestedHeld(tx, { act: id, since: confirmedAt }) : undefined

/**
 * Ends a booking ahead that credit pays which a bank contests or has given back: it goes back frozen, or pays what is
 * owed. Nobody is told why. Safe to repeat, from any number of workers. `later`: other credit pays it.
 */
export const endContested = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || booking.endedAt || booking.openedAt) return undefined
    // Which one ends depends on what others gave back.
    await lockSpendable(tx, booking.clientId, { withBooked: true })
    const at = await clock(tx)
    if (at >= booking.startsAt) return undefined
    if (!(await findContestedPurchase(tx, booking))) return 'later' as const
    const how = { state: 'cancelled', reason: 'not_possible', at } as const
    await endBookings(tx, [{ booking, ...how }])
    await mailNotPossible(tx, { ...booking, reason: how.reason }, at)
    return undefined
  })
