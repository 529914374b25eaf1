import { findContestedAside } from '#domains/payments/index.ts'
import { lockDebtsOfPayments, payDebts } from '#domains/wallet/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { sumCreditAside } from './contested.sql.ts'
import { endBookings } from './end-booking.ts'
import { mailNotPossible } from './mails.ts'
import { type Booking, lockBooking } from './sql.ts'

/** The contested purchase that pays a paid booking, or one of its client's others; undefined: none. */
export async function findContestedPurchase(tx: Tx, { clientId, held, heldPromotional, confirmedAt }: Booking) {
  if (!confirmedAt || held === heldPromotional) return undefined
  const aside = await sumCreditAside(tx, clientId)
  return findContestedAside(tx, { personId: clientId, aside, since: confirmedAt })
}

/**
 * Ends a booking ahead that credit pays which a bank contests or has given back, as with minutes: everything goes back,
 * where it is frozen, or pays what is owed of its purchase. Nobody is told why. Safe to repeat, from any number of
 * workers. `later`: other credit pays it.
 */
export const endContested = (db: Db, { id, clock }: { id: string; clock: Clock }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking || booking.endedAt || booking.openedAt) return undefined
    const at = await clock(tx)
    if (at >= booking.startsAt) return undefined
    const contested = await findContestedPurchase(tx, booking)
    if (!contested) return 'later' as const
    const { clientId, held, heldPromotional } = booking
    const { paymentId, isLost } = contested
    // Debts before accounts, as everywhere.
    if (isLost) await lockDebtsOfPayments(tx, [paymentId])
    const ended = { state: 'cancelled', reason: 'not_possible', at } as const
    await endBookings(tx, [{ booking, ...ended }])
    if (isLost) await payDebts(tx, clientId, { paymentId, most: held - heldPromotional })
    await mailNotPossible(tx, { ...booking, reason: ended.reason }, at)
    return undefined
  })
